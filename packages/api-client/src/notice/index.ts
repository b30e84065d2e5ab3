import { cacheOf } from '../cache-tags.ts'
import { noticeEndpoints } from './notice.generated.ts'

const { list, record, added, changed, removed } = cacheOf('Notice')

/** Notices, for the people who write them. */
export const noticeApi = noticeEndpoints.enhanceEndpoints({
  addTagTypes: ['Notice'],
  endpoints: {
    listNotices: list,
    getNotice: record,
    createNotice: added,
    updateNotice: changed,
    deleteNotice: removed,
    releaseNotice: changed,
    planNotice: changed,
    withdrawNotice: changed,
    listNoticeReaders: list,
    remindNotice: changed,
  },
})

export const {
  useListNoticesQuery,
  useGetNoticeQuery,
  useCreateNoticeMutation,
  useUpdateNoticeMutation,
  useDeleteNoticeMutation,
  useReleaseNoticeMutation,
  usePlanNoticeMutation,
  useWithdrawNoticeMutation,
  useListNoticeReadersQuery,
  useRemindNoticeMutation,
} = noticeApi
export type { Notice, NoticeBody, NoticeReader, NoticeRow } from './notice.generated.ts'
