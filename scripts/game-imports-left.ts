/**
 * How many files outside the folder of a game import from it. The number may only fall. Games that are not named here have
 * none, and a new one stays so.
 */
export const filesThatImportAGame: Readonly<Record<string, number>> = { 'who-is-spy': 24, holdem: 1 }
