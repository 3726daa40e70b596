/* The yardstick: the board game of cards (Nordic, Switzerland, USA) written by hand in C, to see what speed there is.

   It plays by the same rules as the engine, lists the same choices in the same order and draws the same random
   numbers, so both play the same games; tests/test_yardstick.py compares them one by one.  Nothing else is shared.
   yardstick.py compiles it and hands over the tables.  Stations, passengers, souvenirs, long tickets and dice are
   not in here. */
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t u64;
typedef u64 set __attribute__((vector_size(16))); /* tracks, or the payment rows of one track */

enum { SEATS = 3, KINDS = 9, COLOURS = 8, CARDS = 13, WILD = 0, EMPTY = -1, ROW = 5, OFFER = 5, SAFETY_STOP = 20 };
enum { CARD_STREAM, TICKET_STREAM, POLICY_STREAM = 3, STREAMS };
enum { KEEP, MAIN, SECOND, PAY, SUBSTITUTE, TUNNEL, OVER };
enum { BLIND = 0, DRAW_TICKETS = 6, PASS = 7, DECLINE = 0, SURCHARGE = 1, FIRST_SET = 64 };
enum { BY_PIECES = 1, BY_PASSES = 2 };
enum { REMOVED, BOTTOM, RESHUFFLED };
enum { NO_TIE, MOST_TICKETS, LONGEST_PATH, LONGEST_HOLDER };

typedef struct { uint8_t colour, cards, wilds, arbitrary; } Payment;
typedef struct { u64 start, goal[4]; int8_t points[4]; int32_t goals; } Ticket;
typedef struct { uint8_t a, b, length, tunnel, colour /* 0: any */; int16_t first_row; } Track;

typedef struct {
    const set *payable; /* [funds][wilds][colour][cards]: tracks that so much can pay for */
    const set *rows_by_wilds, *rows_by_funds, *rows_by_cards; /* [track][..]: rows of the track that it can pay */
    const set *fits, *siblings, *touching; /* by pieces, by track, by place */
    const Payment *payments;
    const Track *tracks;
    const Ticket *tickets;
    const uint8_t *funds; /* class of a hand's size */
    const uint8_t *cards, *value, *ties; /* by kind, by length, in order */
    int64_t n_funds, n_wilds, n_tracks, n_places, n_tickets, doubles_open, flush, wild_costs_draw, strict_empty,
        starting_hand, pieces, tickets_dealt, kept_at_setup, drawn, kept, setup_rejects, play_rejects, end_pieces,
        most_bonus, longest_bonus;
} Tables;

/* A pile is its running sums, one byte a kind: byte i counts the cards of kinds 0 to i.  The last kind is what the
   pile's size has beyond them. */
typedef struct { u64 sums; int32_t size; } Pile;

typedef struct {
    u64 rng[STREAMS];
    set open[SEATS], own[SEATS], rows /* payable rows of the chosen track */;
    u64 held[SEATS], rejected[SEATS], pool;
    Pile pile, discard, revealed;
    uint8_t hand[SEATS][KINDS], known[SEATS][KINDS], hand_size[SEATS];
    int8_t pieces[SEATS];
    int16_t points[SEATS], turns;
    int8_t row[ROW], offer[SEATS][OFFER], offered[SEATS], queue[64];
    uint8_t up, wilds_up /* slots of the row */, settled, queue_head, queued;
    int8_t seats, seat, first, phase, setup, last, passes, track, owed, surcharge, winners, why;
    uint8_t laid_colour, laid_cards, laid_wilds; /* what a tunnel may give back */
} State;

/* ---- chance and bits ---- */

#define GOLDEN 0x9E3779B97F4A7C15ull
static inline u64 mix(u64 x) {
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ x >> 27) * 0x94D049BB133111EBull;
    return x ^ x >> 31;
}
static inline u64 derive(u64 seed, u64 number) { return mix(mix(seed) + (number + 1) * GOLDEN) >> 1; }
static inline int roll(State *s, int stream, int n) { return (int)((mix(s->rng[stream] += GOLDEN) >> 32) * (u64)n >> 32); }
static inline int lowest(u64 bits) { return __builtin_ctzll(bits); }
static inline int count(u64 bits) { return __builtin_popcountll(bits); }
static inline int nth(u64 bits, int k) {
#ifdef __BMI2__
    return lowest(_pdep_u64(1ull << k, bits));
#else
    while (k--) bits &= bits - 1;
    return lowest(bits);
#endif
}
static inline set one(int i) { return i < 64 ? (set){1ull << i, 0} : (set){0, 1ull << (i & 63)}; }

/* ---- cards ---- */

#define EACH 0x0101010101010101ull
#define TOP (EACH << 7)
static const u64 FROM[KINDS] = {EACH, EACH << 8, EACH << 16, EACH << 24, EACH << 32, EACH << 40, EACH << 48, EACH << 56, 0};

static inline void put(Pile *pile, int kind, int n) { pile->sums += FROM[kind] * n; pile->size += n; }
static inline int wilds_in(const Pile *pile) { return pile->sums & 255; }

static inline int top_card(State *s) { /* there is a card somewhere */
    if (s->pile.size == 0) {
        s->pile = s->discard;
        s->discard = (Pile){0, 0};
    }
    u64 k = roll(s, CARD_STREAM, s->pile.size);
    int kind = count((k * EACH + TOP - s->pile.sums) & TOP); /* how many running sums k has passed */
    s->pile.sums -= FROM[kind];
    s->pile.size--;
    return kind;
}
static inline int draw_card(State *s) { return s->pile.size + s->discard.size ? top_card(s) : EMPTY; }
static inline void turn_up(State *s, int slot) {
    int kind = draw_card(s), bit = 1 << slot;
    s->row[slot] = kind;
    if (kind == EMPTY) { s->up &= ~bit; s->wilds_up &= ~bit; return; }
    s->up |= bit;
    s->wilds_up = (s->wilds_up & ~bit) | (kind == WILD) << slot;
    s->settled = 0;
}
static void flush_row(State *s) {
    for (int flushes = 0; count(s->wilds_up) >= 3 && s->up == 31; flushes++) {
        int cards = s->pile.size + s->discard.size;
        int wilds = count(s->wilds_up) + wilds_in(&s->pile) + wilds_in(&s->discard);
        if (cards == 0 || cards + ROW - wilds < 3) return;
        if (flushes == SAFETY_STOP) { s->settled = 1; return; }
        for (int i = 0; i < ROW; i++) put(&s->discard, s->row[i], 1);
        for (int i = 0; i < ROW; i++) turn_up(s, i);
    }
}
static inline void check_row(State *s, const Tables *t) {
    if (t->flush && !s->settled && count(s->wilds_up) >= 3) flush_row(s);
}
static inline void lay(State *s, int kind, int n) {
    int me = s->seat, known = s->known[me][kind];
    s->hand[me][kind] -= n;
    s->hand_size[me] -= n;
    s->known[me][kind] = known > n ? known - n : 0;
}

/* ---- tickets ---- */

static inline int draw_ticket(State *s) {
    if (s->pool) {
        int ticket = nth(s->pool, roll(s, TICKET_STREAM, count(s->pool)));
        s->pool ^= 1ull << ticket;
        return ticket;
    }
    int ticket = s->queue[s->queue_head++ & 63];
    s->queued--;
    for (int q = 0; q < s->seats; q++) s->rejected[q] &= ~(1ull << ticket);
    return ticket;
}
static void offer_tickets(State *s, int seat, int n) {
    int left = count(s->pool) + s->queued;
    s->offered[seat] = n < left ? n : left;
    for (int i = 0; i < s->offered[seat]; i++) s->offer[seat][i] = draw_ticket(s);
}
static void put_away(State *s, int seat, int how) {
    for (int i = 0; i < s->offered[seat]; i++) {
        int ticket = s->offer[seat][i];
        if (how == RESHUFFLED) s->pool |= 1ull << ticket;
        else s->rejected[seat] |= 1ull << ticket;
        if (how == BOTTOM) s->queue[(s->queue_head + s->queued++) & 63] = ticket;
    }
    s->offered[seat] = 0;
}
static inline u64 keepable(const State *s, const Tables *t) {
    static const uint32_t AT_LEAST[OFFER + 1] = {~0u, ~1u, 0xfffefee8, 0xfee8e880, 0xe8808000, 0x80000000};
    int n = s->offered[s->seat], least = s->setup ? t->kept_at_setup : t->kept;
    return AT_LEAST[least < n ? least : n] & ((1ull << (1 << n)) - 1);
}

/* ---- scoring ---- */

static void join_places(const State *s, const Tables *t, int seat, u64 *joined) {
    for (int x = 0; x < t->n_places; x++) joined[x] = 1ull << x;
    for (int w = 0; w < 2; w++)
        for (u64 bits = s->own[seat][w]; bits; bits &= bits - 1) {
            const Track *track = t->tracks + 64 * w + lowest(bits);
            if (joined[track->a] >> track->b & 1) continue;
            u64 both = joined[track->a] | joined[track->b];
            for (u64 rest = both; rest; rest &= rest - 1) joined[lowest(rest)] = both;
        }
}
static int ticket_value(const Ticket *ticket, const u64 *joined) {
    u64 reached = 0;
    for (u64 start = ticket->start; start; start &= start - 1) reached |= joined[lowest(start)];
    int best = 0, least = ticket->points[0];
    for (int g = 0; g < ticket->goals; g++) {
        int points = ticket->points[g];
        if (points < least) least = points;
        if (points > best && reached & ticket->goal[g]) best = points;
    }
    return best > 0 ? best : -least;
}

/* The longest trail: a piece of the network with at most two odd places is walked in one go; otherwise a longest
   trail begins at an odd place, and all are tried.  Enough for the sparse networks of random play. */
static void walk(const Tables *t, int x, set left, int length, int rest, int *best) {
    if (length > *best) *best = length;
    if (length + rest <= *best) return;
    set ways = t->touching[x] & left;
    for (int w = 0; w < 2; w++)
        for (u64 bits = ways[w]; bits; bits &= bits - 1) {
            int i = 64 * w + lowest(bits);
            const Track *track = t->tracks + i;
            walk(t, track->a + track->b - x, left & ~one(i), length + track->length, rest - track->length, best);
        }
}
static int longest_path(const State *s, const Tables *t, int seat, const u64 *joined) {
    int best = 0;
    u64 done = 0;
    for (int x = 0; x < t->n_places; x++) {
        if (done >> x & 1 || joined[x] == 1ull << x) continue;
        done |= joined[x];
        u64 odd = 0;
        int ends = 0; /* every space counts at both ends of its track */
        for (u64 bits = joined[x]; bits; bits &= bits - 1) {
            int y = lowest(bits), degree = 0;
            set here = t->touching[y] & s->own[seat];
            for (int w = 0; w < 2; w++)
                for (u64 tracks = here[w]; tracks; tracks &= tracks - 1, degree++) ends += t->tracks[64 * w + lowest(tracks)].length;
            odd |= (u64)(degree & 1) << y;
        }
        int total = ends / 2;
        if (total <= best) continue;
        if (count(odd) <= 2) best = total;
        else
            for (; odd; odd &= odd - 1) walk(t, lowest(odd), s->own[seat], 0, total, &best);
    }
    return best;
}

static void score_game(State *s, const Tables *t) {
    u64 joined[SEATS][64];
    int done[SEATS] = {0}, path[SEATS], most = 0, longest = 0, tied = (1 << s->seats) - 1;
    for (int p = 0; p < s->seats; p++) {
        join_places(s, t, p, joined[p]);
        for (u64 bits = s->held[p]; bits; bits &= bits - 1) {
            int value = ticket_value(t->tickets + lowest(bits), joined[p]);
            s->points[p] += value;
            done[p] += value > 0;
        }
        path[p] = t->longest_bonus ? longest_path(s, t, p, joined[p]) : 0;
        if (done[p] > most) most = done[p];
        if (path[p] > longest) longest = path[p];
    }
    for (int p = 0; p < s->seats; p++) {
        if (most > 0 && done[p] == most) s->points[p] += t->most_bonus;
        if (longest > 0 && path[p] == longest) s->points[p] += t->longest_bonus;
    }
    for (int tie = -1; tie < 4 && tied & (tied - 1); tie++) { /* the points come before the tie-breaks */
        if (tie >= 0 && t->ties[tie] == NO_TIE) break;
        int best = INT16_MIN, left = 0;
        for (int p = 0; p < s->seats; p++) {
            if (!(tied >> p & 1)) continue;
            int worth = s->points[p];
            if (tie >= 0 && t->ties[tie] == MOST_TICKETS) worth = done[p];
            else if (tie >= 0 && t->ties[tie] == LONGEST_HOLDER) worth = longest > 0 && path[p] == longest;
            else if (tie >= 0) worth = longest_path(s, t, p, joined[p]);
            if (worth > best) best = worth, left = 0;
            if (worth == best) left |= 1 << p;
        }
        tied = left;
    }
    s->winners = tied;
}

/* ---- turns ---- */

static void finish(State *s, const Tables *t, int why) {
    s->why = why;
    s->phase = OVER;
    s->seat = s->first;
    score_game(s, t);
}
static inline void end_turn(State *s, const Tables *t) {
    if (s->up != 31)
        for (int i = 0; i < ROW; i++)
            if (!(s->up >> i & 1)) turn_up(s, i);
    check_row(s, t);
    if (s->last == s->seat) { finish(s, t, BY_PIECES); return; }
    if (s->passes == s->seats) { finish(s, t, BY_PASSES); return; }
    if (s->last < 0 && s->pieces[s->seat] <= t->end_pieces) s->last = s->seat;
    s->seat = s->seat + 1 == s->seats ? 0 : s->seat + 1;
    s->turns++;
    s->phase = MAIN;
}
static inline void end_action(State *s, const Tables *t) {
    s->passes = 0;
    end_turn(s, t);
}
static void end_tunnel(State *s, const Tables *t) {
    s->discard.sums += s->revealed.sums;
    s->discard.size += s->revealed.size;
    s->revealed = (Pile){0, 0};
    end_action(s, t);
}
static inline void place_pieces(State *s, const Tables *t, int track) {
    int me = s->seat, n = t->tracks[track].length;
    set here = one(track), closed = here | t->siblings[track];
    s->own[me] |= here;
    s->pieces[me] -= n;
    s->points[me] += t->value[n];
    for (int q = 0; q < s->seats; q++) s->open[q] &= ~(q == me || !t->doubles_open ? closed : here);
}
static void attempt_tunnel(State *s, const Tables *t, Payment p) {
    s->surcharge = 0;
    for (int i = 0; i < 3; i++) {
        int kind = draw_card(s);
        if (kind == EMPTY) break;
        put(&s->revealed, kind, 1);
        s->surcharge += kind == WILD || kind == p.colour;
    }
    if (s->surcharge) {
        s->laid_colour = p.colour, s->laid_cards = p.cards, s->laid_wilds = p.wilds;
        s->phase = TUNNEL;
        return;
    }
    put(&s->discard, p.colour, p.cards);
    put(&s->discard, WILD, p.wilds);
    place_pieces(s, t, s->track);
    end_tunnel(s, t);
}
static void pay(State *s, const Tables *t, int row) {
    const Track *track = t->tracks + s->track;
    Payment p = t->payments[track->first_row + row];
    lay(s, p.colour, p.cards);
    lay(s, WILD, p.wilds);
    if (track->tunnel) { attempt_tunnel(s, t, p); return; }
    put(&s->discard, p.colour, p.cards);
    put(&s->discard, WILD, p.wilds);
    if (p.arbitrary) {
        s->owed = p.arbitrary;
        s->phase = SUBSTITUTE;
    } else {
        place_pieces(s, t, s->track);
        end_action(s, t);
    }
}
static void meet_surcharge(State *s, const Tables *t, int choice) {
    int me = s->seat, colour = s->laid_colour, cards = s->laid_cards, wilds = s->laid_wilds;
    if (choice == DECLINE) { /* the payment goes back to the hand, and everybody saw it */
        s->hand[me][colour] += cards, s->known[me][colour] += cards;
        s->hand[me][WILD] += wilds, s->known[me][WILD] += wilds;
        s->hand_size[me] += cards + wilds;
    } else {
        int more = choice - SURCHARGE;
        lay(s, WILD, more);
        lay(s, colour, s->surcharge - more);
        put(&s->discard, WILD, wilds + more);
        put(&s->discard, colour, cards + s->surcharge - more);
        place_pieces(s, t, s->track);
    }
    end_tunnel(s, t);
}

/* ---- choices: 0 to 63 of the menu, from 64 a track or a payment row ---- */

typedef struct { u64 menu; set set; } Legal;

static inline u64 pickable(const State *s, const Tables *t, int barred) {
    int cards = s->pile.size + s->discard.size;
    return cards == 0 && t->strict_empty ? 0 : (cards > 0) | (s->up & ~barred) << 1;
}
static inline set payable_tracks(const State *s, const Tables *t) {
    int me = s->seat, wilds = s->hand[me][WILD] < t->n_wilds ? s->hand[me][WILD] : t->n_wilds - 1;
    const set *payable = t->payable + (t->funds[s->hand_size[me]] * t->n_wilds + wilds) * COLOURS * CARDS;
    const uint8_t *hand = s->hand[me] + 1;
    set found = payable[hand[0]];
    for (int c = 1; c < COLOURS; c++) found |= payable[c * CARDS + hand[c]];
    return found & s->open[me] & t->fits[s->pieces[me]];
}
static inline set payable_rows(const State *s, const Tables *t, int track) {
    int me = s->seat, wilds = s->hand[me][WILD] < t->n_wilds ? s->hand[me][WILD] : t->n_wilds - 1;
    const uint8_t *hand = s->hand[me] + 1;
    const set *by_cards = t->rows_by_cards + track * COLOURS * CARDS;
    set found = {0, 0};
    if (t->tracks[track].colour) {
        int c = t->tracks[track].colour - 1;
        found = by_cards[c * CARDS + hand[c]];
    } else
        for (int c = 0; c < COLOURS; c++) found |= by_cards[c * CARDS + hand[c]];
    return found & t->rows_by_wilds[track * t->n_wilds + wilds] & t->rows_by_funds[track * t->n_funds + t->funds[s->hand_size[me]]];
}
static inline u64 held_kinds(const uint8_t *hand) {
    u64 eight;
    memcpy(&eight, hand, 8);
    eight = (eight + TOP - EACH) >> 7 & EACH; /* 1 in every byte that is not 0 */
    return eight * 0x0102040810204080ull >> 56 | (u64)(hand[8] > 0) << 8;
}
static inline u64 surcharges(const State *s) {
    const uint8_t *hand = s->hand[s->seat];
    int cards = s->laid_colour == WILD ? 0 : hand[s->laid_colour], least = s->surcharge - cards;
    int most = s->surcharge < hand[WILD] ? s->surcharge : hand[WILD];
    if (least < 0) least = 0;
    return 1 | (most < least ? 0 : ((2u << most) - (1u << least)) << SURCHARGE);
}
static inline Legal legal(const State *s, const Tables *t) {
    Legal m = {0, {0, 0}};
    switch (s->phase) {
    case MAIN:
        m.menu = pickable(s, t, 0) | (u64)(s->pool || s->queued) << DRAW_TICKETS;
        m.set = payable_tracks(s, t);
        if (!(m.menu | m.set[0] | m.set[1])) m.menu = 1 << PASS;
        break;
    case SECOND: m.menu = pickable(s, t, t->wild_costs_draw ? s->wilds_up : 0); break;
    case PAY: m.set = s->rows; break;
    case SUBSTITUTE: m.menu = held_kinds(s->hand[s->seat]); break;
    case KEEP: m.menu = keepable(s, t); break;
    case TUNNEL: m.menu = surcharges(s); break;
    }
    return m;
}
static inline int choose(State *s, Legal m) {
    int menu = count(m.menu), low = count(m.set[0]), k = roll(s, POLICY_STREAM, menu + low + count(m.set[1]));
    if (k < menu) return nth(m.menu, k);
    k -= menu;
    return k < low ? FIRST_SET + nth(m.set[0], k) : FIRST_SET + 64 + nth(m.set[1], k - low);
}

static inline void pick(State *s, const Tables *t, int slot) {
    int me = s->seat, ends = s->phase == SECOND, kind;
    if (slot == BLIND) kind = top_card(s);
    else {
        kind = s->row[slot - 1];
        s->known[me][kind]++;
        s->settled = 0;
        turn_up(s, slot - 1);
        check_row(s, t);
        ends |= kind == WILD && t->wild_costs_draw;
    }
    s->hand[me][kind]++;
    s->hand_size[me]++;
    if (!ends && pickable(s, t, t->wild_costs_draw ? s->wilds_up : 0)) s->phase = SECOND;
    else end_action(s, t);
}
static void keep(State *s, const Tables *t, int kept) {
    int me = s->seat, rest = 0;
    for (int i = 0; i < s->offered[me]; i++) {
        int ticket = s->offer[me][i];
        if (kept >> i & 1) s->held[me] |= 1ull << ticket;
        else s->offer[me][rest++] = ticket;
    }
    s->offered[me] = rest;
    if (s->setup == 0) {
        put_away(s, me, t->play_rejects);
        end_action(s, t);
        return;
    }
    s->seat = me + 1 == s->seats ? 0 : me + 1;
    if (--s->setup) return;
    for (int i = 0; i < s->seats; i++) put_away(s, (s->first + i) % s->seats, t->setup_rejects);
    s->turns = 1;
    s->phase = MAIN;
}
static inline void claim(State *s, const Tables *t, int track) {
    s->track = track;
    s->rows = payable_rows(s, t, track);
    int low = count(s->rows[0]);
    if (low + count(s->rows[1]) > 1) s->phase = PAY;
    else pay(s, t, low ? lowest(s->rows[0]) : 64 + lowest(s->rows[1]));
}
static inline void apply(State *s, const Tables *t, int choice) {
    switch (s->phase) {
    case MAIN:
        if (choice >= FIRST_SET) claim(s, t, choice - FIRST_SET);
        else if (choice < DRAW_TICKETS) pick(s, t, choice);
        else if (choice == DRAW_TICKETS) offer_tickets(s, s->seat, t->drawn), s->phase = KEEP;
        else s->passes++, end_turn(s, t);
        break;
    case SECOND: pick(s, t, choice); break;
    case PAY: pay(s, t, choice - FIRST_SET); break;
    case SUBSTITUTE:
        lay(s, choice, 1);
        put(&s->discard, choice, 1);
        if (--s->owed == 0) place_pieces(s, t, s->track), end_action(s, t);
        break;
    case KEEP: keep(s, t, choice); break;
    case TUNNEL: meet_surcharge(s, t, choice); break;
    }
}

/* ---- games ---- */

static void start_streams(State *s, u64 seed) {
    for (int stream = 0; stream < STREAMS; stream++) s->rng[stream] = derive(seed, stream);
}
static void reset(State *s, const Tables *t, int seats, int first, u64 seed) {
    memset(s, 0, sizeof *s);
    start_streams(s, seed);
    if (first < 0) first = roll(s, TICKET_STREAM, seats);
    s->seats = s->setup = seats, s->first = s->seat = first, s->last = -1;
    for (int kind = 0; kind < KINDS; kind++) put(&s->pile, kind, t->cards[kind]);
    s->pool = ~0ull >> (64 - t->n_tickets);
    set all = {~0ull, 0};
    if (t->n_tracks > 64) all[1] = ~0ull >> (128 - t->n_tracks);
    else all[0] >>= 64 - t->n_tracks;
    for (int i = 0; i < seats; i++) {
        int p = (first + i) % seats;
        s->pieces[p] = t->pieces, s->hand_size[p] = t->starting_hand;
        s->open[p] = all;
        for (int n = 0; n < t->starting_hand; n++) s->hand[p][top_card(s)]++;
        offer_tickets(s, p, t->tickets_dealt);
    }
    for (int slot = 0; slot < ROW; slot++) turn_up(s, slot);
    check_row(s, t);
    s->phase = KEEP;
}
static int play_on(State *s, const Tables *t, int most) {
    int decisions = 0;
    for (; s->phase != OVER && decisions < most; decisions++) apply(s, t, choose(s, legal(s, t)));
    return decisions;
}

/* Another world that a seat cannot tell from the true one: hidden cards and unseen tickets are dealt anew. */
static void determinise(State *s, const Tables *t, int seat) {
    int missing[SEATS] = {0}, n = 0;
    for (int q = 0; q < s->seats; q++)
        for (int kind = 0; q != seat && kind < KINDS; kind++) {
            int unknown = s->hand[q][kind] - s->known[q][kind];
            s->hand[q][kind] = s->known[q][kind];
            put(&s->pile, kind, unknown);
            missing[q] += unknown;
        }
    for (int q = 0; q < s->seats; q++)
        while (missing[q]--) s->hand[q][top_card(s)]++;

    uint8_t becomes[64], unseen[64];
    u64 seen = s->held[seat] | s->rejected[seat];
    for (int i = 0; i < s->offered[seat]; i++) seen |= 1ull << s->offer[seat][i];
    for (int ticket = 0; ticket < t->n_tickets; ticket++) {
        becomes[ticket] = ticket;
        if (!(seen >> ticket & 1)) unseen[n++] = ticket;
    }
    for (int i = n - 1; i > 0; i--) {
        int j = roll(s, TICKET_STREAM, i + 1), swap = becomes[unseen[i]];
        becomes[unseen[i]] = becomes[unseen[j]];
        becomes[unseen[j]] = swap;
    }
    u64 *renamed[2 * SEATS + 1] = {&s->pool};
    int sets = 1;
    for (int q = 0; q < s->seats; q++) {
        if (q == seat) continue;
        renamed[sets++] = &s->held[q], renamed[sets++] = &s->rejected[q];
        for (int i = 0; i < s->offered[q]; i++) s->offer[q][i] = becomes[s->offer[q][i]];
    }
    for (int i = 0; i < sets; i++) {
        u64 old = *renamed[i], new = 0;
        for (; old; old &= old - 1) new |= 1ull << becomes[lowest(old)];
        *renamed[i] = new;
    }
    for (int i = 0; i < s->queued; i++) {
        int8_t *ticket = &s->queue[(s->queue_head + i) & 63];
        *ticket = becomes[*ticket];
    }
    if (s->phase == PAY) s->rows = payable_rows(s, t, s->track);
}

/* ---- what yardstick.py calls; a row of `out` takes decisions, turns, why, winners, points of each seat ---- */

int64_t state_bytes(void) { return sizeof(State); }

int64_t play_games(const Tables *t, int seats, int first, int64_t seed, int64_t start, int64_t games, int64_t *out) {
    State s;
    int64_t total = 0;
    for (int64_t g = 0; g < games; g++, out += 4 + seats) {
        reset(&s, t, seats, first, derive(seed, start + g));
        out[0] = play_on(&s, t, INT32_MAX);
        total += out[0];
        out[1] = s.turns, out[2] = s.why, out[3] = s.winners;
        for (int p = 0; p < seats; p++) out[4 + p] = s.points[p];
    }
    return total;
}
int64_t start_game(State *s, const Tables *t, int seats, int first, int64_t seed, int decisions) {
    reset(s, t, seats, first, seed);
    return play_on(s, t, decisions);
}
int64_t play_out_worlds(const State *s, const Tables *t, int seat, int64_t seed, int64_t worlds, int64_t *out) {
    int64_t total = 0;
    for (int64_t g = 0; g < worlds; g++, out += s->seats) {
        State world = *s;
        start_streams(&world, derive(seed, g));
        determinise(&world, t, seat);
        total += play_on(&world, t, INT32_MAX);
        for (int p = 0; p < s->seats; p++) out[p] = world.points[p];
    }
    return total;
}
#define REALLY __asm__ volatile("" ::: "memory") /* so that nothing is done only once */
int64_t repeat_legal(const State *s, const Tables *t, int64_t times) {
    u64 sum = 0;
    for (int64_t i = 0; i < times; i++) {
        Legal m = legal(s, t);
        sum += m.menu + m.set[0] + m.set[1];
        REALLY;
    }
    return (int64_t)sum;
}
int64_t repeat_copy(const State *s, State *other, int64_t times) {
    for (int64_t i = 0; i < times; i++) {
        *other = *s;
        REALLY;
    }
    return other->turns;
}
