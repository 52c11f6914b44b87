// Many small parts of a page load this by itself.

/** A number as text, with a typographic minus sign. */
export const withMinus = (text: string) => text.replace('-', '−')

/** A whole number with its thousands apart. Both languages of the site write it alike. */
export const wholeText = (value: number) => withMinus(value.toLocaleString('en-US'))
