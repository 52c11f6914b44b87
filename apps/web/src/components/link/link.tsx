import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  /** Whether the window stays where it is scrolled to. */
  readonly keepsScroll?: boolean
}

/** A link to a page of this site. It is a plain element without code of its own: `FollowLinks` opens what it leads to. */
export function Link({ keepsScroll, ...attributes }: LinkProps) {
  return <a {...attributes} data-page={keepsScroll ? 'keeps-scroll' : ''} />
}
