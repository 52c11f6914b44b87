import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  readonly keepsScroll?: boolean
}

/** A link to a page of this site. It is a plain element without code of its own: `FollowLinks` opens what it leads to. */
export function Link({ keepsScroll, ...attributes }: LinkProps) {
  return <a {...attributes} data-page={keepsScroll ? 'keeps-scroll' : ''} />
}

/** A link, or a summary that opens, by its looks: the classes of its text. */
export const underlined = 'underline decoration-rim underline-offset-4'
/** A link in a text, whose line darkens under the pointer. */
export const linkStyle = `${underlined} hover:decoration-current`
