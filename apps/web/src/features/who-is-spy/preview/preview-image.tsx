import type { MatchHeader } from '@wis/protocol'
import { latin } from '../../match/preview/latin.ts'
import { PreviewFoot, PreviewFrame } from '../../match/preview/preview-frame.tsx'
import {
  PreviewPortrait,
  previewColours as colours,
  previewSerif,
} from '../../match/preview/preview-portrait.tsx'
import { tableName } from '../../match/table-name.ts'

const languages = { en: 'English table', zh: 'Chinese table' } as const

interface PreviewImageProps {
  readonly header: MatchHeader
  /** A picture of each agent as a data address, by seat. */
  readonly portraits: readonly string[]
}

/** The preview of a link to a match: its players, if they are public, and nothing of its course. */
export function PreviewImage({ header, portraits }: PreviewImageProps) {
  const playedAt = new Date(header.startedAt ?? header.createdAt)
  const facts = [
    languages[header.language],
    latin(header.season.name, header.season.slug),
    playedAt.toISOString().slice(0, 10),
  ]
  return (
    <PreviewFrame lamp={55}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span
          style={{ ...previewSerif, fontSize: 84, letterSpacing: -2 }}
        >{`Table ${tableName(header.id)}`}</span>
        <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>Who is Spy</span>
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {header.seats.length === 0 && (
          <span style={{ color: colours.soft, fontSize: 44 }}>
            Kept back until the season shows its results
          </span>
        )}
        {header.seats.map(({ seat, agent }) => (
          <div
            key={seat}
            style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: 172 }}
          >
            <PreviewPortrait seat={seat} src={portraits[seat] ?? ''} />
            <span style={{ marginTop: 22, fontSize: 24, textAlign: 'center' }}>
              {shortened(latin(agent.name, agent.slug))}
            </span>
          </div>
        ))}
      </div>
      <PreviewFoot facts={facts}>Six players, two words, one spy</PreviewFoot>
    </PreviewFrame>
  )
}

const longest = 26

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
}
