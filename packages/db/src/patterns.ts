/** A text for a pattern of SQL in which percent signs and the like are matched literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)

/** A pattern for texts that hold this one. */
export const holding = (text: string): string => `%${literally(text)}%`

/** The same as a condition of Prisma, in which case does not count. */
export const containing = (text: string) => ({ contains: literally(text), mode: 'insensitive' }) as const
