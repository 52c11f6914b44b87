import { latin } from '../../../features/match/preview/latin.ts'
import { PreviewFoot, PreviewFrame } from '../../../features/match/preview/preview-frame.tsx'
import { KeptBack, previewFacts } from '../../../features/match/preview/preview-match.tsx'
import type { PreviewMatchProps } from '../../../features/match/preview/preview-match.tsx'
import {
  PreviewPortrait,
  previewColours as colours,
  previewSerif,
} from '../../../features/match/preview/preview-portrait.tsx'
import { tableName } from '../../../features/match/table-name.ts'

/** The preview of a link to a match: its players, if they are public, and nothing of its course. */
export function PreviewImage({ header, portraits }: PreviewMatchProps) {
  return (
    <PreviewFrame lamp={55}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span
          style={{ ...previewSerif, fontSize: 84, letterSpacing: -2 }}
        >{`Table ${tableName(header.id)}`}</span>
        <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>Who is Spy</span>
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {header.seats.length === 0 && <KeptBack />}
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
      <PreviewFoot facts={previewFacts(header)}>Six players, two words, one spy</PreviewFoot>
    </PreviewFrame>
  )
}

const longest = 26

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
}
