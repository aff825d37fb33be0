/** The alien tech cards in the words of the table: short enough to read without hovering. */

import type { Card } from "./names";

export interface CardText {
  use?: string;
  /** The printed price of the paid power, as it is said after “Use”. */
  price?: string;
  discard?: string;
  always?: string;
  points?: boolean;
}

export const CARD_TEXTS: Record<Card, CardText> = {
  "alien-city": { always: "Worth 1 victory point while you hold it.", points: true },
  "alien-monument": { always: "Worth 1 victory point while you hold it.", points: true },
  "booster-pod": {
    price: "1 fuel",
    use: "raise an unplaced ship by 1.",
    discard: "remove one field generator.",
  },
  "data-crystal": {
    price: "1 fuel a colony there",
    use: "borrow a territory’s bonus for this turn.",
    discard: "place the Positron Field.",
  },
  "gravity-manipulator": {
    price: "2 fuel",
    use: "one unplaced ship falls by 1, another rises by 1.",
    discard: "place the Repulsor Field.",
  },
  "holographic-decoy": { always: "Raiders cannot take your resources, and of your cards only this one." },
  "orbital-teleporter": {
    price: "2 fuel",
    use: "move one of your docked ships to another facility and use it there.",
    discard: "move any one colony.",
  },
  "plasma-cannon": {
    price: "1 fuel a ship",
    use: "send rivals’ ships at one facility to the Maintenance Bay.",
    discard: "one rival ship returns to the stock.",
  },
  "polarity-device": {
    price: "1 fuel",
    use: "flip an unplaced ship to its opposite face.",
    discard: "swap two colonies.",
  },
  "resource-cache": {
    always: "After your roll: 1 ore if more are odd, 1 fuel if more are even. A tie brings both and spends the card.",
  },
  "stasis-beam": {
    price: "1 fuel",
    use: "lower an unplaced ship by 1.",
    discard: "place the Isolation Field.",
  },
  "temporal-warper": {
    price: "1 fuel",
    use: "roll any of your unplaced ships again.",
    discard: "take a card from the discards.",
  },
  "mind-control-helmet": { price: "3 fuel", use: "dock a rival’s docked ship elsewhere as if it were yours." },
};
