/** So many cards stand beside one another in wide windows. */
export const inRow = 3

export const wholeRows = (count: number) => inRow * Math.ceil(count / inRow)

const classes = {
  lg: {
    ofTwo: ['', 'sm:max-lg:*:first:col-span-2'],
    ofThree: ['', 'lg:*:first:col-span-3', 'lg:*:first:col-span-2'],
  },
  xl: {
    ofTwo: ['', 'sm:max-xl:*:first:col-span-2'],
    ofThree: ['', 'xl:*:first:col-span-3', 'xl:*:first:col-span-2'],
  },
}

/**
 * The classes of a grid of two columns, and of three in wide windows, whose first card grows where a card would be alone
 * in the last row. They follow from the count alone, so no card moves while a page is still coming in.
 */
export function fullRows(count: number, wide: keyof typeof classes = 'lg'): string {
  const { ofTwo, ofThree } = classes[wide]
  return `${ofTwo[count % 2] ?? ''} ${ofThree[count % inRow] ?? ''}`
}
