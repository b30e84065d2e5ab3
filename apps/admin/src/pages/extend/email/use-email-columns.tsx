import { Button } from '@arco-design/web-react'
import { IconAttachment, IconDelete, IconEmail, IconStar, IconStarFill } from '@arco-design/web-react/icon'
import {
  type EmailRow,
  useDeleteEmailMutation,
  useMarkReadEmailMutation,
  useMarkStarEmailMutation,
  useMarkUnreadEmailMutation,
  useMarkUnstarEmailMutation,
} from '@sqos/api-client/email'
import { formatDate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import { confirmDelete, RowAction, RowActions, StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { NAMESPACE } from './catalogue.ts'
import styles from './Email.module.css'
import { type Folder, peopleOf } from './email-address.ts'

interface ColumnOptions {
  folder: Folder
  open: (row: EmailRow) => void
}

/** Columns of a folder: read mark, clip, other side, subject, time, star, deletion. */
export function useEmailColumns({ folder, open }: ColumnOptions): DataColumn<EmailRow>[] {
  const { t } = useText(NAMESPACE)
  const [markRead] = useMarkReadEmailMutation()
  const [markUnread] = useMarkUnreadEmailMutation()
  const [star] = useMarkStarEmailMutation()
  const [unstar] = useMarkUnstarEmailMutation()
  const [remove] = useDeleteEmailMutation()
  const nameOf = ({ subject }: EmailRow) => subject || t('noSubject')

  async function removeIt(row: EmailRow) {
    if (await confirmDelete({ text: t('deleteConfirm', { subject: nameOf(row) }) })) await remove({ id: row.id })
  }

  const isReceived = folder === 'inBox' || folder === 'star'
  return [
    ...(isReceived
      ? [
          {
            id: 'isRead',
            header: t('column.isRead'),
            width: 64,
            align: 'center' as const,
            value: (row: EmailRow) => t(row.isRead === 1 ? 'read' : 'unread'),
            render: (row: EmailRow) => (
              <Button
                type="text"
                size="small"
                className={styles.mark ?? ''}
                data-on={row.isRead === 0 || undefined}
                icon={<IconEmail />}
                aria-label={t(row.isRead === 1 ? 'markUnreadOf' : 'markReadOf', { subject: nameOf(row) })}
                onClick={() => void (row.isRead === 1 ? markUnread : markRead)({ id: row.id })}
              />
            ),
          },
        ]
      : []),
    {
      id: 'people',
      header: t(isReceived ? 'from' : 'to'),
      width: 200,
      value: peopleOf,
      render: (row) => (
        <span data-unread={row.isRead === 0 || undefined} className={styles.name}>
          {peopleOf(row) || '—'}
        </span>
      ),
    },
    {
      id: 'subject',
      header: t('subject'),
      minWidth: 220,
      isRowHeader: true,
      value: nameOf,
      render: (row) => (
        <span className={styles.line}>
          <button
            type="button"
            className={styles.link}
            data-unread={row.isRead === 0 || undefined}
            onClick={() => open(row)}
          >
            {nameOf(row)}
          </button>
          {row.hasAttachment === 1 && (
            <span>
              <IconAttachment aria-hidden />
              <span className={styles.title}>{t('hasFiles')}</span>
            </span>
          )}
          {row.isSending && <StatusTag tone="off">{t('sending')}</StatusTag>}
          {row.problem !== '' && (
            <span title={row.problem}>
              <StatusTag tone="danger">{t('notSent')}</StatusTag>
            </span>
          )}
        </span>
      ),
    },
    { id: 'fdate', header: t('time'), width: 156, value: ({ fdate }) => formatDate(fdate) },
    {
      id: 'starred',
      header: t('star'),
      width: 64,
      align: 'center',
      value: ({ starred }) => (starred === 1 ? t('star') : ''),
      render: (row) => (
        <Button
          type="text"
          size="small"
          className={styles.star ?? ''}
          data-on={row.starred === 1 || undefined}
          icon={row.starred === 1 ? <IconStarFill /> : <IconStar />}
          aria-label={t('starOf', { subject: nameOf(row) })}
          aria-pressed={row.starred === 1}
          onClick={() => void (row.starred === 1 ? unstar : star)({ id: row.id })}
        />
      ),
    },
    {
      id: 'actions',
      header: t('actions'),
      width: 72,
      pinned: 'end',
      render: (row) => (
        <RowActions>
          <RowAction
            destroys
            label={t('deleteOf', { subject: nameOf(row) })}
            icon={<IconDelete />}
            onClick={() => void removeIt(row)}
          >
            {t('delete')}
          </RowAction>
        </RowActions>
      ),
    },
  ]
}
