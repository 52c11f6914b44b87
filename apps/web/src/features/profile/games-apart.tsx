import { SkillPicture } from '../../games/who-is-spy/board/map/skill-map.tsx'

/** The only game whose boards rate two roles draws them. */
export const RolesPicture = SkillPicture
