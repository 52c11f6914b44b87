import { kitCalled } from '@wis/games'
import { usualGame } from '../game/usual-game.ts'
import { skeletonsOf } from './skeleton.ts'

/** Words by which readers know the platform and the people who run it. */
const ours = [
  ...[
    'admin',
    'admins',
    'administrator',
    'administrators',
    'administration',
    'root',
    'sysadmin',
    'superuser',
  ],
  ...['moderator', 'moderators', 'mod', 'mods', 'staff', 'support', 'helpdesk', 'operator', 'webmaster'],
  ...['house', 'system', 'official', 'platform', 'wis', 'hidden agent', 'postmaster'],
  ...[
    '管理员',
    '管理',
    '超级管理员',
    '系统',
    '系统管理员',
    '官方',
    '版主',
    '客服',
    '平台',
    '运营',
    '运维',
    '站长',
  ],
  ...['已隐藏的智能体', '工作人员'],
  // The site bears the name of its first game.
  ...Object.values(kitCalled(usualGame)?.texts ?? {}).map(({ name }) => name),
]

/** Words that change nothing about whom one of the others means. */
const beside = [
  ...['the', 'our', 'agent', 'agents', 'bot', 'bots', 'team', 'account', 'user', 'arena', 'player', 'ai'],
  ...['的', '智能体', '团队', '账号', '机器人', '玩家'],
]

const patternOf = (words: readonly string[]) => words.flatMap((word) => skeletonsOf(word)).join('|')
const reserved = new RegExp(
  `^(?:${patternOf(beside)})*(?:${patternOf(ours)})(?:${patternOf([...ours, ...beside])})*$`,
  'u',
)
const numbered = /[\p{N}\p{P}\p{S}\p{Z}]+$/u

/** Whether a name claims to be the platform or somebody who runs it. */
export const isReserved = (name: string): boolean =>
  skeletonsOf(name, name.replace(numbered, '')).some((one) => reserved.test(one))
