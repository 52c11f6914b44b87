import { coats, faces, hats, heads, rooms, tones } from './avatar-parts.tsx'
import type { Tone } from './avatar-parts.tsx'
import { choose } from './hash.ts'

interface AvatarProps {
  readonly id: string
  /** The colour of the room, where it says something of its own. */
  readonly tone?: Tone
  readonly className?: string
}

/** A portrait drawn from an id: somebody under a lamp, always the same somebody. */
export function Avatar({ id, tone = choose(tones, id, 1), className }: AvatarProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <rect width="64" height="64" fill={tone.room} />
      {choose(rooms, id, 2)(tone)}
      {choose(coats, id, 3)(tone)}
      {choose(heads, id, 4)(tone)}
      {choose(faces, id, 5)(tone)}
      {choose(hats, id, 6)(tone)}
    </svg>
  )
}
