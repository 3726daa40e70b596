/** What a game is called, in the reader's language. */
import { useTitles } from "../asked.js";
import { t } from "../text.js";

/** @returns {(title: string, dice?: boolean) => string} */
export function useTitleName() {
  const titles = useTitles();
  return (title, dice = false) => {
    const name = titles?.find((one) => one.id === title)?.name ?? "";
    return dice && name ? t("app-with-dice", { title: name }) : name;
  };
}
