import { useGetBaseInfoQuery } from '@sqos/api-client/current-user'
import { QueryView } from '../QueryView.tsx'
import { InfoForm } from './InfoForm.tsx'
import { InfoList } from './InfoList.tsx'

/** 个人资料: data from the organisation, and data of the user. */
export function InfoPanel() {
  const query = useGetBaseInfoQuery()
  return (
    // Mounted once: a changed avatar must not discard the input.
    <QueryView query={{ ...query, currentData: query.data }}>
      {(info) => (
        <>
          <InfoList info={info} />
          <InfoForm info={info} />
        </>
      )}
    </QueryView>
  )
}
