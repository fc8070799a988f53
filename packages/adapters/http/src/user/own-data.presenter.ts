import type { ErasureReceipt } from "@health-exercise/domain/user";

/** A receipt as it is handed out; the counts carry the names of the sections of an export. */
export function presentErasure({ id, erasedAt, erased, unlinked }: ErasureReceipt) {
  return {
    message: "The account and everything stored of it were erased.",
    receipt: {
      receipt_id: id,
      erased_at: erasedAt.toISOString(),
      erased,
      unlinked,
    },
  };
}

export function presentSignOut(signedOutAt: Date) {
  return {
    message: "Every token of this account that was issued until now is refused from now on.",
    signed_out_at: signedOutAt.toISOString(),
  };
}
