import type { Scene } from '@wis/games'
import {
  KeptBack,
  latin,
  previewFacts,
  PreviewFoot,
  PreviewFrame,
  PreviewHead,
} from '../../match/preview/preview-frame.tsx'
import type { PreviewMatchProps } from '../../match/preview/preview-frame.tsx'
import {
  PreviewPortrait,
  RoundPortrait,
  previewColours as colours,
  previewSeats,
} from '../../match/preview/preview-portrait.tsx'
import { tableName } from '../../match/table-name.ts'
import { ScenePicture, drawnOf } from './scene-picture.tsx'

interface ScenePreviewProps extends PreviewMatchProps {
  /** The name of the game, in English like the rest of the picture. */
  readonly game: string
  /** The table in the middle of the match; null where nothing may be shown of it. */
  readonly scene: Scene | null
}

/** The preview of a link to a match of any game: its table on the way, its players, and nothing of its end. */
export function ScenePreview({ header, game, scene, portraits }: ScenePreviewProps) {
  const drawn = scene ? drawnOf(scene) : []
  return (
    <PreviewFrame lamp={50}>
      <PreviewHead title={game} beside={`Table ${tableName(header.id)}`} />
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {header.seats.length === 0 ? (
          <KeptBack />
        ) : drawn.length === 0 ? (
          <Row header={header} portraits={portraits} />
        ) : (
          <>
            <Players header={header} portraits={portraits} />
            <ScenePicture drawn={drawn} />
          </>
        )}
      </div>
      <PreviewFoot facts={previewFacts(header)} />
    </PreviewFrame>
  )
}

/** The players side by side, where nothing else is to be seen. */
function Row({ header: { seats }, portraits }: PreviewMatchProps) {
  return (
    <div style={{ display: 'flex', flex: 1, justifyContent: 'space-between' }}>
      {seats.map(({ seat, agent }) => (
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
  )
}

const longest = 26

function shortened(name: string): string {
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name
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
