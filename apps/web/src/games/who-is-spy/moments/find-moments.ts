export { momentsOf } from '@wis/games'
