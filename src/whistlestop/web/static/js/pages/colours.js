/** Players' colours, in seat order. */
export const COLOURS = ["rose", "petrol", "straw", "sky", "umber"];
