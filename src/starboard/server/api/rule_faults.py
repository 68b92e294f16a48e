"""For a table's host: what went wrong in the rules, as a file for whoever mends them."""

from fastapi import APIRouter, Response

from starboard.server.api.dependencies import Somebody, TableId, TheProcess, refusals, visible_table
from starboard.server.tables.rule_faults import report

router = APIRouter(prefix="/api", tags=["tables"])


@router.get(
    "/tables/{table_id}/faults",
    responses=refusals("no-such-table", "not-a-member", "not-signed-in", "not-the-host"),
    response_class=Response,
)
async def faults(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    """Every rule that failed at the table. While the game runs nothing in it is hidden from anybody."""
    record = await visible_table(process, table_id, who)
    data = await report(process, record, who.person.id)
    headers = {"content-disposition": f'attachment; filename="{record.game}-{record.id}-faults.json"'}
    return Response(data, media_type="application/json", headers=headers)
