import type { Scene } from '@wis/games'
import { latin } from '../../match/preview/latin.ts'
import { PreviewFoot, PreviewFrame } from '../../match/preview/preview-frame.tsx'
import { KeptBack, previewFacts } from '../../match/preview/preview-match.tsx'
import type { PreviewMatchProps } from '../../match/preview/preview-match.tsx'
import {
  previewColours as colours,
  previewSerif,
  RoundPortrait,
} from '../../match/preview/preview-portrait.tsx'
import { previewSeats } from '../../match/preview/preview-seats.ts'
import { tableName } from '../../match/table-name.ts'
import { ScenePicture } from './scene-picture.tsx'

interface ScenePreviewProps extends PreviewMatchProps {
  /** The name of the game, in English like the rest of the picture. */
  readonly game: string
  /** The table in the middle of the match; null where nothing may be shown of it. */
  readonly scene: Scene | null
}

/** The preview of a link to a match of any game: its table on the way, its players, and nothing of its end. */
export function ScenePreview({ header, game, scene, portraits }: ScenePreviewProps) {
  return (
    <PreviewFrame lamp={50}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span style={{ ...previewSerif, fontSize: 72, letterSpacing: -2 }}>{game}</span>
        <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>
          {`Table ${tableName(header.id)}`}
        </span>
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {header.seats.length === 0 ? <KeptBack /> : <Players header={header} portraits={portraits} />}
        {scene && <ScenePicture scene={scene} />}
      </div>
      <PreviewFoot facts={previewFacts(header)} />
    </PreviewFrame>
  )
}

function Players({ header, portraits }: PreviewMatchProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: 460 }}>
      {header.seats.map(({ seat, agent }) => (
        <div key={seat} style={{ display: 'flex', alignItems: 'center', marginBottom: 18 }}>
          <RoundPortrait
            src={portraits[seat] ?? ''}
            size={header.seats.length > 3 ? 56 : 84}
            colour={previewSeats[seat % previewSeats.length] ?? colours.brass}
          />
          <span style={{ marginLeft: 22, fontSize: 28, flex: 1 }}>{latin(agent.name, agent.slug)}</span>
        </div>
      ))}
    </div>
  )
}
