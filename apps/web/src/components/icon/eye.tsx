import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

// In a file of its own, because it is the only icon that the browser draws on the page of live tables.
const eye = 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'

export const Eye = (props: IconProps) => <Icon {...props} d={eye} />

export const EyeOff = (props: IconProps) => <Icon {...props} d={`${eye}M4 3l16 18`} />
