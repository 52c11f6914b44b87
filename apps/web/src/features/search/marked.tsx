import type { ReactNode } from 'react'
import { ForeignText } from '../../components/text/foreign-text.tsx'

/** A text with every place marked in which it holds what was searched for. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  const [low, sought] = [text.toLowerCase(), wanted.toLowerCase()]
  // A letter whose small form is longer would move all places behind it.
  if (low.length !== text.length) return <ForeignText text={text} />
  const parts: ReactNode[] = []
  let from = 0
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    if (at > from) parts.push(<ForeignText key={from} text={text.slice(from, at)} />)
    from = at + sought.length
    parts.push(
      <mark key={`found ${at}`} className="rounded-xs bg-brass/20 text-ink">
        <ForeignText text={text.slice(at, from)} />
      </mark>,
    )
  }
  if (from < text.length) parts.push(<ForeignText key={from} text={text.slice(from)} />)
  return parts
}
