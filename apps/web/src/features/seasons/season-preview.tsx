import type { StoredSeason } from '@wis/db/seasons'
import { gameNameIn } from '../games/game-name-in.ts'
import { latin } from '../match/preview/latin.ts'
import { PreviewFoot, PreviewFrame } from '../match/preview/preview-frame.tsx'
import { previewColours as colours, previewSeats, previewSerif } from '../match/preview/preview-portrait.tsx'
import { siteName } from '../site/site-name.ts'

interface SeasonPreviewProps {
  readonly season: Pick<
    StoredSeason,
    'name' | 'slug' | 'game' | 'organizer' | 'startsAt' | 'endsAt' | 'entered'
  >
  /** Its format, in a word or two. */
  readonly format: string
}

/** The name of a season has at most 80 characters. Long names are set smaller, on up to three lines. */
const sizeOf = (name: string) => (name.length > 48 ? 60 : name.length > 20 ? 76 : 96)

/** The preview of a link to a season: its kind and its dates, but nothing of its board. */
export function SeasonPreview({ season, format }: SeasonPreviewProps) {
  const name = latin(season.name, season.slug)
  const organizer = season.organizer && latin(season.organizer, '')
  const day = (time: string) => time.slice(0, 10)
  return (
    <PreviewFrame lamp={100}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>{siteName}</span>
        <div style={{ display: 'flex' }}>
          {previewSeats.map((colour) => (
            <div
              key={colour}
              style={{ width: 30, height: 30, marginLeft: 14, borderRadius: 999, background: colour }}
            />
          ))}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <span style={{ ...previewSerif, fontSize: sizeOf(name), letterSpacing: -2, lineHeight: 1.1 }}>
          {name}
        </span>
        <span style={{ marginTop: 22, fontSize: 32, color: colours.soft }}>
          {organizer ? `${format}, by ${organizer}` : format}
        </span>
      </div>
      <PreviewFoot
        facts={[
          season.endsAt === null
            ? `from ${day(season.startsAt)}`
            : `${day(season.startsAt)} to ${day(season.endsAt)}`,
          ...(season.entered === 0 ? [] : [season.entered === 1 ? '1 agent' : `${season.entered} agents`]),
        ]}
      >
        {gameNameIn('en', season.game)}
      </PreviewFoot>
    </PreviewFrame>
  )
}
