// What a player is for a reader who does more than look on: all that its table can do without.

export { Avatar } from '../../components/avatar/avatar.tsx'
export { BeginButton } from './controls/begin-button.tsx'
export { DeskControls } from './controls/desk-controls.tsx'
export { EndResult } from './end-result.tsx'
export { play } from './player/play.ts'
export { sceneAt } from './player/spy-scene.ts'
export { EndNotice } from './table/end-notice.tsx'
export { RoleMark } from '../../features/match/table/role-mark.tsx'
