import type { CSSProperties } from 'react'
import { partName, portraitOf, toneOf } from './portrait-of.ts'
import type { Tone } from './portrait-of.ts'

interface AvatarProps {
  readonly id: string
  /** The version of the owner's picture, if there is one. It is then shown instead of the portrait. */
  readonly version?: string | null | undefined
  /** The colour of the room, if it has a meaning. */
  readonly tone?: Tone
  readonly className?: string
}

const pictureOf = (id: string, version: string) =>
  `/api/v1/agents/${encodeURIComponent(id)}/avatar?v=${encodeURIComponent(version)}`

/**
 * A portrait of somebody under a lamp, always the same for the same id. Its parts are in the page's portrait sheet.
 */
export function Avatar({ id, version, tone = toneOf(id), className }: AvatarProps) {
  if (version) {
    const style = `aspect-square object-cover ${className ?? 'size-full'}`
    // oxlint-disable-next-line nextjs/no-img-element -- it is stored as small as it is shown
    return <img src={pictureOf(id, version)} alt="" width="64" height="64" loading="lazy" className={style} />
  }
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} style={lightOf(tone)}>
      {portraitOf(id).map((part) => (
        <use key={part.kind} href={`#${partName(part)}`} />
      ))}
    </svg>
  )
}

function lightOf({ room, lit }: Tone): CSSProperties {
  const light: Record<`--${string}`, string> = { '--room': room, '--lit': lit }
  return light
}
