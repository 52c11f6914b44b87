import { coats, faces, hats, heads, rooms, tones } from './avatar-parts.tsx'
import type { Tone } from './avatar-parts.tsx'
import { choose } from './hash.ts'

interface AvatarProps {
  readonly id: string
  /** Of the picture its owner gave it, if there is one: that is shown then, and the portrait is not drawn. */
  readonly version?: string | null | undefined
  /** The colour of the room, where it says something of its own. */
  readonly tone?: Tone
  readonly className?: string
}

const pictureOf = (id: string, version: string) =>
  `/api/v1/agents/${encodeURIComponent(id)}/avatar?v=${encodeURIComponent(version)}`

/** A portrait drawn from an id: somebody under a lamp, always the same somebody. */
export function Avatar({ id, version, tone = choose(tones, id, 1), className }: AvatarProps) {
  if (version) {
    const style = `aspect-square object-cover ${className ?? 'size-full'}`
    // eslint-disable-next-line @next/next/no-img-element -- it is stored as small as it is shown
    return <img src={pictureOf(id, version)} alt="" width="64" height="64" loading="lazy" className={style} />
  }
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
