import type { NoticeRow } from '@sqos/api-client/notice'
import { NOTICE_STATE, PAGES } from '@sqos/contract'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { usePermission } from '@sqos/session'
import { RowAction, RowActions, RowMenu, type RowMenuItem, StatusTag, type StatusTone } from '@sqos/ui-kit/list'
import { usePageColumns } from '../../../parts/page-columns/use-page-columns.tsx'
import { NAMESPACE } from './catalogue.ts'

const TONES: Record<number, StatusTone> = { [NOTICE_STATE.released]: 'on', [NOTICE_STATE.expired]: 'off' }

/** The commands of a row. */
export interface NoticeActions {
  edit: (row: NoticeRow) => void
  remove: (row: NoticeRow) => Promise<void>
  release: (row: NoticeRow) => Promise<void>
  withdraw: (row: NoticeRow) => Promise<void>
  plan: (row: NoticeRow) => void
  cancelPlan: (row: NoticeRow) => void
  view: (row: NoticeRow) => void
  readers: (row: NoticeRow) => void
}

/** The granted columns, and the buttons that the user may use. */
export function useNoticeColumns(actions: NoticeActions) {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const mayReadReaders = may(PAGES.notice.buttons.readers.code)
  const stateOf = ({ enabledMark, plannedTime }: NoticeRow) => {
    if (enabledMark === NOTICE_STATE.released) return t('state.released')
    if (enabledMark === NOTICE_STATE.expired) return t('state.expired')
    return t(plannedTime === null ? 'state.draft' : 'state.planned')
  }

  return usePageColumns<typeof PAGES.notice, NoticeRow>(PAGES.notice, {
    nameOf: ({ title }) => title,
    cells: {
      lastModifyTime: {
        value: ({ releaseTime, plannedTime }) => formatDate(releaseTime ?? plannedTime),
        render: ({ releaseTime, plannedTime }) =>
          releaseTime === null && plannedTime !== null
            ? t('plannedFor', { time: formatDate(plannedTime) })
            : formatDate(releaseTime),
      },
      readers: {
        value: ({ readers, receivers }) => (receivers > 0 ? `${readers}/${receivers}` : ''),
        render: (row) => {
          if (row.receivers === 0) return ''
          const text = `${row.readers}/${row.receivers}`
          if (!mayReadReaders) return text
          return (
            <RowAction label={t('readersOf', { count: text, name: row.title })} onClick={() => actions.readers(row)}>
              {text}
            </RowAction>
          )
        },
      },
      enabledMark: {
        value: stateOf,
        render: (row) => <StatusTag tone={TONES[row.enabledMark] ?? 'attention'}>{stateOf(row)}</StatusTag>,
      },
    },
    actions: { width: 180, render: (row) => <Buttons row={row} actions={actions} /> },
  })
}

function Buttons({ row, actions }: { row: NoticeRow; actions: NoticeActions }) {
  const { t } = useText(NAMESPACE)
  const may = usePermission()
  const { buttons } = PAGES.notice
  const mayPress = (name: keyof typeof buttons) => may(buttons[name].code)
  const isDraft = row.enabledMark === NOTICE_STATE.draft
  const name = row.title
  const label = (action: string) => t('named', { action, name })
  const menu: RowMenuItem[] = [
    ...(isDraft && mayPress('detail') ? [{ text: t('action.view'), onClick: () => actions.view(row) }] : []),
    ...(isDraft && mayPress('release')
      ? [
          { text: t('action.release'), onClick: () => void actions.release(row) },
          { text: t('action.plan'), onClick: () => actions.plan(row) },
        ]
      : []),
    ...(row.plannedTime !== null && mayPress('release')
      ? [{ text: t('action.cancelPlan'), onClick: () => actions.cancelPlan(row) }]
      : []),
    ...(!isDraft && mayPress('readers') ? [{ text: t('action.readers'), onClick: () => actions.readers(row) }] : []),
    ...(!isDraft && mayPress('withdraw')
      ? [{ text: t('action.withdraw'), onClick: () => void actions.withdraw(row) }]
      : []),
  ]
  return (
    <RowActions>
      {isDraft && mayPress('edit') && (
        <RowAction label={label(t('action.edit'))} onClick={() => actions.edit(row)}>
          {t('action.edit')}
        </RowAction>
      )}
      {!isDraft && mayPress('detail') && (
        <RowAction label={label(t('action.view'))} onClick={() => actions.view(row)}>
          {t('action.view')}
        </RowAction>
      )}
      {mayPress('remove') && (
        <RowAction label={label(t('action.remove'))} destroys onClick={() => void actions.remove(row)}>
          {t('action.remove')}
        </RowAction>
      )}
      {menu.length > 0 && <RowMenu label={label(t('action.more'))} text={t('action.more')} items={menu} />}
    </RowActions>
  )
}
