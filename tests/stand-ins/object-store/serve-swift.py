# OpenStack Swift in one process, with the S3 interface in front of it: accounts, containers and objects on one disk each, in a folder.
# Called with the folder and a port (0 for any); says where it is when it answers. By SIGUSR1 its disk is full, by SIGUSR2 it is not any more.

import os
import signal
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.utils import set_swift_dir  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402

folder, port, user, secret = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
backends = ["account", "container", "object"]
listening = {name: eventlet.listen(("127.0.0.1", 0)) for name in backends}
front = eventlet.listen(("127.0.0.1", port))
account, name = user.split(":")


def write(file, text):
    with open(os.path.join(folder, file), "w") as out:
        out.write(text)
    return os.path.join(folder, file)


def write_ring(backend):
    builder = RingBuilder(2, 1, 0)
    ip, own_port = listening[backend].getsockname()
    builder.add_dev(
        dict(id=0, region=1, zone=1, weight=1, ip=ip, port=own_port, device="disk", replication_ip=ip, replication_port=own_port)
    )
    builder.rebalance(seed="1")
    builder.get_ring().save(os.path.join(folder, backend + ".ring.gz"))


common = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
workers = 0
log_level = ERROR
"""

proxy = """
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{name} = {secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# One disk that failed is asked again at once: there is no other.
error_suppression_interval = 0.1
"""

backend_server = """
[pipeline:main]
pipeline = {backend}-server
[app:{backend}-server]
use = egg:swift#{backend}
"""


class Protocol(SwiftHttpProtocol):
    def log_message(self, *args):
        pass


def serve(socket, conf):
    app = loadapp(conf, global_conf={"log_name": "swift"})
    eventlet.spawn(wsgi.server, socket, app, log_output=False, protocol=Protocol, keepalive=True, debug=False)


os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)
write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = test\n")
set_swift_dir(folder)
for backend in backends:
    write_ring(backend)
    conf = write(backend + ".conf", common.format(folder=folder) + backend_server.format(backend=backend))
    serve(listening[backend], conf)
settings = dict(folder=folder, account=account, name=name, secret=secret)
conf = write("proxy.conf", common.format(**settings) + proxy.format(**settings))
serve(front, conf)


def keep_free(percent):
    """What Swift leaves free on a disk: with all of it, no object is taken. A limit of the process would make it throw its own lists away."""
    utils.FALLOCATE_IS_PERCENT = True
    utils.FALLOCATE_RESERVE = percent


signal.signal(signal.SIGUSR1, lambda *_: keep_free(100))
signal.signal(signal.SIGUSR2, lambda *_: keep_free(0))
print("serving on http://127.0.0.1:%d" % front.getsockname()[1], flush=True)
while True:
    eventlet.sleep(3600)
