import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

const circle = (x: number, y: number, radius: number) =>
  `M${x + radius} ${y}a${radius} ${radius} 0 1 1-${2 * radius} 0 ${radius} ${radius} 0 0 1 ${2 * radius} 0z`

// Each icon is a function, so that a page loads only the icons that it shows.

export const Check = (props: IconProps) => <Icon {...props} d="M4.5 12.5 10 18l9.5-11" />

export const ChevronFirst = (props: IconProps) => <Icon {...props} d="m17.5 18-6-6 6-6M7 6v12" />

export const ChevronLast = (props: IconProps) => <Icon {...props} d="m6.5 18 6-6-6-6M17 6v12" />

export const ChevronLeft = (props: IconProps) => <Icon {...props} d="m15 6-6 6 6 6" />

export const ChevronRight = (props: IconProps) => <Icon {...props} d="m9 6 6 6-6 6" />

export const ChevronsLeft = (props: IconProps) => <Icon {...props} d="m11 7-5 5 5 5m7-10-5 5 5 5" />

export const ChevronsRight = (props: IconProps) => <Icon {...props} d="m6 17 5-5-5-5m7 10 5-5-5-5" />

export const CircleUserRound = (props: IconProps) => (
  <Icon {...props} d={`${circle(12, 12, 10)}${circle(12, 10.5, 4)}M6 20a6.3 6.3 0 0 1 12 0`} />
)

export const Copy = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5 15a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1"
  />
)

export const Grid = (props: IconProps) => (
  <Icon {...props} d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
)

export const Keyboard = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM6 9h.01M10 9h.01M14 9h.01M18 9h.01M6 12.5h.01M10 12.5h.01M14 12.5h.01M18 12.5h.01M8 16h8"
  />
)

export const Minus = (props: IconProps) => <Icon {...props} d="M5 12h14" />

export const Moon = (props: IconProps) => (
  <Icon {...props} d="M20.5 14.5A8.8 8.8 0 1 1 9.5 3.5a7.4 7.4 0 0 0 11 11z" />
)

export const Pause = (props: IconProps) => <Icon {...props} d="M6 4h4v16H6zM14 4h4v16h-4z" />

export const Play = (props: IconProps) => (
  <Icon {...props} d="M6 4.4v15.2a1 1 0 0 0 1.5.9l12.6-7.6a1 1 0 0 0 0-1.8L7.5 3.5A1 1 0 0 0 6 4.4z" />
)

export const Share = (props: IconProps) => (
  <Icon
    {...props}
    d={`${circle(18, 5, 3)}${circle(6, 12, 3)}${circle(18, 19, 3)}M8.6 10.5l6.8-4M8.6 13.5l6.8 4`}
  />
)

export const Shuffle = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 7h3.5c4.5 0 6.5 10 11 10H21M3 17h3.5c1.7 0 3-1.4 4-3.2M13.5 10.2c1-1.8 2.3-3.2 4-3.2H21M18 4l3 3-3 3M18 14l3 3-3 3"
  />
)

export const Search = (props: IconProps) => (
  <Icon {...props} d={`${circle(10.5, 10.5, 6.5)}M20 20l-4.9-4.9`} />
)

export const Sun = (props: IconProps) => (
  <Icon
    {...props}
    d={`${circle(12, 12, 4)}M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4`}
  />
)

export const Triangle = (props: IconProps) => <Icon {...props} d="M12 4 21 20H3z" />

export const Volume = (props: IconProps) => (
  <Icon {...props} d="M11 5 6 9H3v6h3l5 4zM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12" />
)

export const VolumeOff = (props: IconProps) => (
  <Icon {...props} d="M11 5 6 9H3v6h3l5 4zM16 9.5l5 5M21 9.5l-5 5" />
)

export const X = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />
