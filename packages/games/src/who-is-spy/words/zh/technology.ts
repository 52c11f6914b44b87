import type { PairList } from '../word-pair.ts'

export const technology: PairList = [
  ['手机', '平板', 'medium'],
  ['鼠标', '键盘', 'easy'],
  ['耳机', '音箱', 'medium'],
  ['充电宝', '数据线', 'medium'],
  ['二维码', '条形码', 'hard'],
  ['照相机', '摄像头', 'medium'],
  ['短信', '邮件', 'medium'],
]
