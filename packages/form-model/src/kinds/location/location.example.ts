import type { KindExample } from '../../testing/kind-example.ts'

const palace = { address: '北京市东城区景山前街4号 "故宫" 100%', lat: 39.916345, lng: 116.397155 }

export const example: KindExample = {
  first: {
    sent: palace,
    cell: JSON.stringify(palace),
    shown: '北京市东城区景山前街4号 "故宫" 100% (39.916345, 116.397155)',
    search: '"故宫" 100%',
  },
  second: {
    sent: { address: '上海市浦东新区 lat' },
    cell: '{"address":"上海市浦东新区 lat"}',
    shown: '上海市浦东新区 lat',
    search: 'lat',
  },
}
