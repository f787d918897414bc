/** Each record that has any of these, in the order of the records, with its own. */
export function withRowsOfEach<Owner extends { id: number }, Owned>(
  owners: readonly Owner[],
  owned: readonly Owned[],
  ownerOf: (one: Owned) => number,
): [Owner, Owned[]][] {
  const ownOf = new Map(owners.map(({ id }) => [id, [] as Owned[]]));
  for (const one of owned) ownOf.get(ownerOf(one))?.push(one);
  return owners.flatMap((owner): [Owner, Owned[]][] => {
    const own = ownOf.get(owner.id) ?? [];
    return own.length > 0 ? [[owner, own]] : [];
  });
}
