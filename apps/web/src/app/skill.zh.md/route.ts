import { skillResponse } from '../skill.md/skill-text.ts'

export const GET = () => skillResponse('zh')
