/** Everything that opens over the table: menu, rules, hint, the board as text, tickets and log on a phone. */
import { html } from "../lib.js";
import { t } from "../text.js";
import { Dialog } from "../ui/dialog.js";
import { Hint } from "./hint.js";
import { Keys } from "./keyboard.js";
import { Log } from "./log.js";
import { MenuDialog } from "./menu.js";
import { RuleDialog, RulesDialog } from "./rules.js";
import { TextBoard } from "./text_board.js";
import { Tickets } from "./tickets.js";

/** @param {{model: import("./model.js").TableModel, anew: () => void}} props */
export function Dialogs({ model, anew }) {
  const close = () => (model.open.value = "");
  return html`${one(model, close, anew)} ${model.rule.value && html`<${RuleDialog} id=${model.rule.value} close=${() => (model.rule.value = "")} />`}`;
}

/**
 * @param {import("./model.js").TableModel} model
 * @param {() => void} close
 * @param {() => void} anew
 */
function one(model, close, anew) {
  switch (model.open.value) {
    case "menu":
      return html`<${MenuDialog} model=${model} close=${close} anew=${anew} />`;
    case "rules":
      return html`<${RulesDialog} model=${model} close=${close} />`;
    case "hint":
      return html`<${Hint} model=${model} close=${close} />`;
    case "keys":
      return html`<${Keys} model=${model} close=${close} />`;
    case "text":
      return html`<${TextBoard} model=${model} close=${close} />`;
    case "tickets":
      return html`<${Dialog} title=${t("table-tickets")} close=${close} class="sheet"><${Tickets} model=${model} shown=${close} /><//>`;
    case "log":
      return html`<${Dialog} title=${t("table-log")} close=${close} class="sheet"><${Log} model=${model} /><//>`;
    default:
      return null;
  }
}
