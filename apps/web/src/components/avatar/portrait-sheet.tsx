import { avatarParts } from './avatar-parts.tsx'
import { partName } from './portrait-of.ts'
import type { PartKind } from './portrait-of.ts'

const light = { room: 'var(--room)', lit: 'var(--lit)' }

/** Every part of every portrait, invisible and once for a page. The portraits only refer to their parts. */
export function PortraitSheet() {
  return (
    <svg aria-hidden="true" className="hidden">
      {(Object.keys(avatarParts) as PartKind[]).flatMap((kind) =>
        avatarParts[kind].map((draw, index) => (
          <g key={partName({ kind, index })} id={partName({ kind, index })}>
            {draw(light)}
          </g>
        )),
      )}
    </svg>
  )
}
