/** The languages that matches are played in. */
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** The same thing in every language. */
export type InBoth<Value> = Readonly<Record<Language, Value>>
