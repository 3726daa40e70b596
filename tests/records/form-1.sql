-- What the first form of the data looked like: a game of Nordic Countries that stands in a tunnel, a finished game of
-- San Francisco, a table that waits. Played by revision 1 of their rules. Never written anew: versions to come open it.
BEGIN TRANSACTION;
CREATE TABLE entries (
	game VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	chance TEXT NOT NULL, 
	PRIMARY KEY (game, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('finished',0,1763500173.0,'open',NULL,'{"spec":{"title":"san-francisco","seats":[{"kind":"me","name":"","bot":""},{"kind":"here","name":"","bot":""}],"dice":false,"options":{},"public":false,"clock":"none","seconds":0,"chat":true,"aids":false,"name":"","lang":"en","first":0},"tokens":{"0":"0f6bffa9661cb5dd2f3f7b2929f33061f58a7ba7fdd689530b1a306f8ed8f3ec","1":"a2f2b0b588bcc84fbf4d2ac8cc086b6f84de3e00fa3c1ba11e38ac078eb03192"}}','');
INSERT INTO "entries" VALUES('finished',1,1763500174.0,'deal',NULL,'[Title "san-francisco"]
[Rules "1"]
[Seats "2"]
[First "0"]

0. >OG >GP >BOFKR
0. >@s7,s1,s4,s2,s6
0. >#t01,t05 >#t02,t22
','');
INSERT INTO "entries" VALUES('finished',2,1763500182.0,'play',0,'k:t01','');
INSERT INTO "entries" VALUES('finished',3,1763500185.0,'play',1,'k:t02','');
INSERT INTO "entries" VALUES('finished',4,1763500188.0,'play',1,'place:chinatown','');
INSERT INTO "entries" VALUES('finished',5,1763500191.0,'play',1,'place:lands-end','');
INSERT INTO "entries" VALUES('finished',6,1763500194.0,'play',0,'t','>#t21,t13');
INSERT INTO "entries" VALUES('finished',7,1763500197.0,'play',0,'k:t21','');
INSERT INTO "entries" VALUES('finished',8,1763500200.0,'play',1,'r4','>G');
INSERT INTO "entries" VALUES('finished',9,1763500203.0,'play',1,'r2','>B');
INSERT INTO "entries" VALUES('finished',10,1763500206.0,'play',0,'r4','>K');
INSERT INTO "entries" VALUES('finished',11,1763500209.0,'play',0,'r1','>P');
INSERT INTO "entries" VALUES('finished',12,1763500212.0,'play',1,'d','>F');
INSERT INTO "entries" VALUES('finished',13,1763500215.0,'play',1,'r5','>R');
INSERT INTO "entries" VALUES('finished',14,1763500218.0,'play',0,'r5','>O');
INSERT INTO "entries" VALUES('finished',15,1763500221.0,'play',0,'r4','>R');
INSERT INTO "entries" VALUES('finished',16,1763500224.0,'play',1,'c35','');
INSERT INTO "entries" VALUES('finished',17,1763500227.0,'play',0,'c45','');
INSERT INTO "entries" VALUES('finished',18,1763500230.0,'play',1,'r5','>F');
INSERT INTO "entries" VALUES('finished',19,1763500233.0,'play',1,'r4','>FFFGPK');
INSERT INTO "entries" VALUES('finished',20,1763500237.0,'play',0,'r4','>FOPPKB');
INSERT INTO "entries" VALUES('finished',21,1763500240.0,'play',0,'r2','>B');
INSERT INTO "entries" VALUES('finished',22,1763500243.0,'play',1,'r1','>R');
INSERT INTO "entries" VALUES('finished',23,1763500246.0,'play',1,'d','>G');
INSERT INTO "entries" VALUES('finished',24,1763500249.0,'play',0,'c18','');
INSERT INTO "entries" VALUES('finished',25,1763500252.0,'play',1,'c23','');
INSERT INTO "entries" VALUES('finished',26,1763500255.0,'play',0,'r2','>G');
INSERT INTO "entries" VALUES('finished',27,1763500258.0,'play',0,'r3','>R');
INSERT INTO "entries" VALUES('finished',28,1763500261.0,'play',1,'c26','');
INSERT INTO "entries" VALUES('finished',29,1763500264.0,'play',0,'r5','>K');
INSERT INTO "entries" VALUES('finished',30,1763500267.0,'play',0,'r4','>B');
INSERT INTO "entries" VALUES('finished',31,1763500270.0,'play',1,'r2','>B');
INSERT INTO "entries" VALUES('finished',32,1763500273.0,'play',1,'r1','>K');
INSERT INTO "entries" VALUES('finished',33,1763500276.0,'play',0,'c5','');
INSERT INTO "entries" VALUES('finished',34,1763500279.0,'play',1,'d','>P');
INSERT INTO "entries" VALUES('finished',35,1763500282.0,'play',1,'r1','>R');
INSERT INTO "entries" VALUES('finished',36,1763500285.0,'play',0,'c16','');
INSERT INTO "entries" VALUES('finished',37,1763500288.0,'play',1,'r5','>O');
INSERT INTO "entries" VALUES('finished',38,1763500291.0,'play',1,'r1','>F');
INSERT INTO "entries" VALUES('finished',39,1763500294.0,'play',0,'r5','>O');
INSERT INTO "entries" VALUES('finished',40,1763500297.0,'play',0,'r5','>F');
INSERT INTO "entries" VALUES('finished',41,1763500300.0,'play',1,'c39','');
INSERT INTO "entries" VALUES('finished',42,1763500303.0,'play',0,'c43','');
INSERT INTO "entries" VALUES('finished',43,1763500306.0,'play',1,'r5','>P');
INSERT INTO "entries" VALUES('finished',44,1763500309.0,'play',0,'c44','');
INSERT INTO "entries" VALUES('finished',45,1763500312.0,'play',1,'c49','');
INSERT INTO "entries" VALUES('finished',46,1763500315.0,'play',1,'=PF','');
INSERT INTO "entries" VALUES('finished',47,1763500318.0,'play',0,'t','>#t16,t18');
INSERT INTO "entries" VALUES('finished',48,1763500321.0,'play',0,'k:t16,t18','');
INSERT INTO "entries" VALUES('finished',49,1763500324.0,'play',1,'r5','>B');
INSERT INTO "entries" VALUES('finished',50,1763500327.0,'play',1,'r3','>B');
INSERT INTO "entries" VALUES('finished',51,1763500330.0,'play',0,'t','>#t23,t14');
INSERT INTO "entries" VALUES('finished',52,1763500333.0,'play',0,'k:t14','');
INSERT INTO "entries" VALUES('finished',53,1763500336.0,'play',1,'r5','>F');
INSERT INTO "entries" VALUES('finished',54,1763500339.0,'play',1,'r4','>FFKFKK');
INSERT INTO "entries" VALUES('finished',55,1763500342.0,'play',0,'r5','>R');
INSERT INTO "entries" VALUES('finished',56,1763500345.0,'play',0,'r5','>O');
INSERT INTO "entries" VALUES('finished',57,1763500348.0,'play',1,'c32','');
INSERT INTO "entries" VALUES('finished',58,1763500351.0,'play',0,'c12','');
INSERT INTO "entries" VALUES('finished',59,1763500354.0,'play',1,'c8','');
INSERT INTO "entries" VALUES('finished',60,1763500357.0,'play',1,'=G2','');
INSERT INTO "entries" VALUES('finished',61,1763500360.0,'play',0,'r2','>FBFGOG');
INSERT INTO "entries" VALUES('finished',62,1763500363.0,'play',0,'r4','>G');
INSERT INTO "entries" VALUES('finished',63,1763500366.0,'play',1,'c47','');
INSERT INTO "entries" VALUES('finished',64,1763500369.0,'play',0,'c15','');
INSERT INTO "entries" VALUES('finished',65,1763500372.0,'play',1,'r5','>G');
INSERT INTO "entries" VALUES('finished',66,1763500375.0,'play',1,'r4','>R');
INSERT INTO "entries" VALUES('running1',0,1763500004.0,'open',NULL,'{"spec":{"title":"nordic","seats":[{"kind":"me","name":"","bot":""},{"kind":"here","name":"","bot":""}],"dice":false,"options":{},"public":false,"clock":"none","seconds":0,"chat":true,"aids":false,"name":"","lang":"en","first":0},"tokens":{"0":"6c02cf2083469e72758a38be0b7c6eabe9bc58580774daf6b2cf4b6ea1469722","1":"3f08aace122ee2368432c1ca23a049bc640bafbf00fdf33a52429f38ba12dbf9"}}','');
INSERT INTO "entries" VALUES('running1',1,1763500005.0,'deal',NULL,'[Title "nordic"]
[Rules "1"]
[Seats "2"]
[First "0"]

0. >PPOW >OPKB >YBKWW
0. >#t46,t07,t28,t03,t44 >#t01,t10,t04,t40,t41
','');
INSERT INTO "entries" VALUES('running1',2,1763500013.0,'play',0,'k:t46,t03,t44','');
INSERT INTO "entries" VALUES('running1',3,1763500016.0,'play',1,'k:t01,t04,t40','');
INSERT INTO "entries" VALUES('running1',4,1763500019.0,'play',0,'c80','');
INSERT INTO "entries" VALUES('running1',5,1763500022.0,'play',1,'c17','');
INSERT INTO "entries" VALUES('running1',6,1763500025.0,'play',1,'-P','');
INSERT INTO "entries" VALUES('running1',7,1763500028.0,'play',1,'-B','');
INSERT INTO "entries" VALUES('running1',8,1763500031.0,'play',1,'-O','');
INSERT INTO "entries" VALUES('running1',9,1763500034.0,'play',0,'r3','>G');
INSERT INTO "entries" VALUES('running1',10,1763500037.0,'play',0,'r5','>B');
INSERT INTO "entries" VALUES('running1',11,1763500040.0,'play',1,'d','>R');
INSERT INTO "entries" VALUES('running1',12,1763500043.0,'play',1,'r1','>L');
INSERT INTO "entries" VALUES('running1',13,1763500046.0,'play',0,'r3','>W');
INSERT INTO "entries" VALUES('running1',14,1763500049.0,'play',0,'r2','>R');
INSERT INTO "entries" VALUES('running1',15,1763500052.0,'play',1,'c60','');
INSERT INTO "entries" VALUES('running1',16,1763500055.0,'play',0,'c69','');
INSERT INTO "entries" VALUES('running1',17,1763500058.0,'play',1,'r1','>K');
INSERT INTO "entries" VALUES('running1',18,1763500061.0,'play',1,'r3','>L');
INSERT INTO "entries" VALUES('running1',19,1763500064.0,'play',0,'c36','');
INSERT INTO "entries" VALUES('running1',20,1763500067.0,'play',0,'-K','');
INSERT INTO "entries" VALUES('running1',21,1763500070.0,'play',0,'-W','');
INSERT INTO "entries" VALUES('running1',22,1763500073.0,'play',0,'-B','');
INSERT INTO "entries" VALUES('running1',23,1763500076.0,'play',1,'d','>O');
INSERT INTO "entries" VALUES('running1',24,1763500079.0,'play',1,'r5','>O');
INSERT INTO "entries" VALUES('running1',25,1763500082.0,'play',0,'r3','>G');
INSERT INTO "entries" VALUES('running1',26,1763500085.0,'play',0,'r3','>O');
INSERT INTO "entries" VALUES('running1',27,1763500088.0,'play',1,'c3','');
INSERT INTO "entries" VALUES('running1',28,1763500091.0,'play',1,'-O','');
INSERT INTO "entries" VALUES('running1',29,1763500094.0,'play',1,'-W','');
INSERT INTO "entries" VALUES('running1',30,1763500097.0,'play',1,'-B','');
INSERT INTO "entries" VALUES('running1',31,1763500100.0,'play',0,'r2','>B');
INSERT INTO "entries" VALUES('running1',32,1763500103.0,'play',0,'r1','>B');
INSERT INTO "entries" VALUES('running1',33,1763500106.0,'play',1,'r4','>G');
INSERT INTO "entries" VALUES('running1',34,1763500109.0,'play',1,'r4','>R');
INSERT INTO "entries" VALUES('running1',35,1763500112.0,'play',0,'c26','');
INSERT INTO "entries" VALUES('running1',36,1763500115.0,'play',1,'r2','>W');
INSERT INTO "entries" VALUES('running1',37,1763500118.0,'play',1,'r1','>G');
INSERT INTO "entries" VALUES('running1',38,1763500121.0,'play',0,'d','>G');
INSERT INTO "entries" VALUES('running1',39,1763500124.0,'play',0,'d','>Y');
INSERT INTO "entries" VALUES('running1',40,1763500127.0,'play',1,'t','>#t22,t45,t12');
INSERT INTO "entries" VALUES('running1',41,1763500130.0,'play',1,'k:t22,t45,t12','');
INSERT INTO "entries" VALUES('running1',42,1763500133.0,'play',0,'t','>#t27,t18,t11');
INSERT INTO "entries" VALUES('running1',43,1763500136.0,'play',0,'k:t18','');
INSERT INTO "entries" VALUES('running1',44,1763500139.0,'play',1,'r5','>L');
INSERT INTO "entries" VALUES('running1',45,1763500142.0,'play',1,'r2','>Y');
INSERT INTO "entries" VALUES('running1',46,1763500145.0,'play',0,'c8','');
INSERT INTO "entries" VALUES('running1',47,1763500148.0,'play',0,'=L','');
INSERT INTO "entries" VALUES('running1',48,1763500151.0,'play',1,'c39','');
INSERT INTO "entries" VALUES('running1',49,1763500154.0,'play',1,'=W2+3','');
INSERT INTO "entries" VALUES('running1',50,1763500157.0,'play',1,'-G','');
INSERT INTO "entries" VALUES('running1',51,1763500160.0,'play',1,'-Y','');
INSERT INTO "entries" VALUES('running1',52,1763500163.0,'play',1,'-B','');
INSERT INTO "entries" VALUES('running1',53,1763500166.0,'play',0,'c44','>LGR');
INSERT INTO "entries" VALUES('waiting1',0,1763500382.0,'open',NULL,'{"spec":{"title":"europe","seats":[{"kind":"me","name":"","bot":""},{"kind":"open","name":"","bot":""},{"kind":"open","name":"","bot":""}],"dice":false,"options":{},"public":true,"clock":"none","seconds":0,"chat":true,"aids":false,"name":"Friday","lang":"en","first":null},"tokens":{"0":"0d59e266304dee1d75ac34fa01986a53b8097398a4e7e87b54b8b9732691dc98"}}','');
CREATE TABLE meta (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('schema','1');
CREATE TABLE reviews (
	game VARCHAR(16) NOT NULL, 
	at DOUBLE NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (game)
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	"key" BLOB NOT NULL, 
	created DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	public BOOLEAN NOT NULL, 
	due DOUBLE, 
	about TEXT NOT NULL, 
	keeper VARCHAR(40), 
	kept_until DOUBLE, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('running1',X'61206B6579206F662031362062797465',1763500004.0,1763500166.0,'playing',0,NULL,'{"table": "running1", "title": "nordic", "dice": false, "options": 0, "name": "", "clock": {"kind": "none", "seconds": 0}, "status": "playing", "created": 1763500004.0, "players": [{"name": "", "kind": "person", "bot": null}, {"name": "", "kind": "person", "bot": null}], "free": 0}',NULL,NULL);
INSERT INTO "tables" VALUES('finished',X'61206B6579206F662031362062797465',1763500173.0,1763500375.0,'over',0,NULL,'{"table": "finished", "title": "san-francisco", "dice": false, "options": 0, "name": "", "clock": {"kind": "none", "seconds": 0}, "status": "over", "created": 1763500173.0, "players": [{"name": "", "kind": "person", "bot": null}, {"name": "", "kind": "person", "bot": null}], "free": 0}',NULL,NULL);
INSERT INTO "tables" VALUES('waiting1',X'61206B6579206F662031362062797465',1763500382.0,1763500382.0,'waiting',1,NULL,'{"table": "waiting1", "title": "europe", "dice": false, "options": 0, "name": "Friday", "clock": {"kind": "none", "seconds": 0}, "status": "waiting", "created": 1763500382.0, "players": [{"name": "", "kind": "person", "bot": null}, {"name": "", "kind": "open", "bot": null}, {"name": "", "kind": "open", "bot": null}], "free": 2}',NULL,NULL);
CREATE INDEX tables_status ON tables (status, created);
CREATE INDEX tables_due ON tables (due);
COMMIT;
