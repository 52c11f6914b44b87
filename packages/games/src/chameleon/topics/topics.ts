import type { InBoth } from '@wis/engine'
import { fileCalled } from '../../outline/outline.ts'
import { files } from '../content/generated/topics.ts'
import { topicsOf } from './topic.ts'
import type { Topic } from './topic.ts'

/** Every topic. The Chinese ones are no translations: they are what Chinese readers know. */
export const topicsIn: InBoth<readonly Topic[]> = {
  en: topicsOf(fileCalled('en', files)),
  zh: topicsOf(fileCalled('zh', files)),
}
