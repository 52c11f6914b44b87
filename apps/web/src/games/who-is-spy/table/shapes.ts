import type { Stage } from '../../../features/scene/arrow-path.ts'
import type { Place } from '../../../features/scene/ring-places.ts'
import { narrowPlace, tablePlace } from '../player/seating.ts'
import styles from './table-view.module.css'

const wide = { width: 1000, height: 600, gap: 62, className: styles.wide, place: tablePlace }
const narrow = { width: 360, height: 490, gap: 40, className: styles.narrow, place: narrowPlace }

export const shapes = { wide, narrow } as const
export type ShapeName = keyof typeof shapes

export type Shape = Stage & {
  readonly className: string | undefined
  readonly place: (seat: number, seats: number) => Place
}
