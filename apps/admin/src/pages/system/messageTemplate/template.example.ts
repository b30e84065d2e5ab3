/** Address of the API of the page. */
export const TEMPLATE_URL = '/api/system/MessageTemplate'
/** Codes of its columns. */
export const TEMPLATE_COLUMNS = [
  'fullName',
  'enCode',
  'event',
  'category',
  'title',
  'channels',
  'lastModifyTime',
  'enabledMark',
]

/** A template for two channels. */
export const template = {
  id: 't1',
  fullName: '导出通知',
  enCode: 'EXPORT',
  category: '2',
  event: 'download',
  title: '文件 {name} 好了',
  content: '',
  isStationLetter: 1,
  isWebhook: 1,
  isEmail: 0,
  enabledMark: 1,
  lastModifyTime: 0,
}

/** Events with their parameters, and whether the system has a webhook. */
export const events = {
  events: [
    {
      event: 'download',
      name: '导出完成',
      title: '您导出的文件“{name}”已生成',
      hasOwnText: false,
      hasFreeParameters: false,
      templateJson: [{ field: 'name', fieldName: '文件名称' }],
    },
    {
      event: 'notice',
      name: '公告发布',
      title: '{title}',
      hasOwnText: true,
      hasFreeParameters: false,
      templateJson: [{ field: 'title', fieldName: '公告标题' }],
    },
  ],
  hasWebhook: true,
  hasEmail: true,
}
