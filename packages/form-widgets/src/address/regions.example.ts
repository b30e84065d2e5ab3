import { MemoryServices, type MemoryOptions } from '../testing/index.ts'

const node = (id: string, fullName: string, isLeaf = false) => ({ id, fullName, isLeaf })

/** Some regions, down to districts; 上海 has streets. */
export const REGIONS = {
  '-1': [node('11', '北京市'), node('31', '上海市'), node('44', '广东省'), node('81', '香港', true)],
  '11': [node('1101', '市辖区')],
  '1101': [node('110101', '东城区', true), node('110102', '西城区', true)],
  '31': [node('3101', '市辖区')],
  '3101': [node('310101', '黄浦区'), node('310115', '浦东新区')],
  '310115': [node('310115001', '陆家嘴街道', true)],
  '44': [node('4401', '广州市'), node('4403', '深圳市')],
  '4401': [node('440106', '天河区', true)],
  '4403': [],
}

/** Services with these regions. */
export const regionServices = (options?: MemoryOptions) => new MemoryServices({ regions: REGIONS }, options)
