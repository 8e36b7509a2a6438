# Varnish 7 in front of the site: Debian's packages varnish and varnish-modules (for xkey). On the site: PURGE=varnish://HOST:PORT, the address of this
# Varnish as the site reaches it. Start it with -p http_gzip_support=off: it then has each page as the site compressed it, for readers of each
# encoding. docs/operating.md tells the rest.

vcl 4.1;

import std;
import var;
import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 60s;
    # Longer than a quiet live stream gives no sign of life (LIVE_HEARTBEAT_SECONDS).
    .between_bytes_timeout = 60s;
    .probe = {
        .url = "/healthz";
        .interval = 1s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# The nodes of the site, and nobody else.
acl purgers {
    "127.0.0.1";
    "::1";
}

# Whatever ends TLS before this Varnish, as Varnish sees it: it says who asks. Nobody else is believed.
acl proxies {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.x-show;
        unset req.http.x-dropped;
        unset req.http.x-purged;
    }
    unset req.http.x-shared;

    if (req.method == "PURGE") {
        # Varnish has written the client's address here itself: more than one came by a proxy, which may be an allowed address.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        # In seconds, with their parts: a time as text has none.
        var.global_set("purged", std.real(time = now));
        if (req.http.xkey-purge) {
            set req.http.x-purged = xkey.purge(req.http.xkey-purge);
        } elseif (req.http.xkey-softpurge) {
            set req.http.x-purged = xkey.softpurge(req.http.xkey-softpurge);
        } else {
            return (synth(400, "Names no keys"));
        }
        return (synth(200, "Purged " + req.http.x-purged));
    }

    # The last address is the client of whom the site keeps count. Varnish has written the proxy's behind the one that the proxy has named.
    if (req.restarts == 0 && client.ip ~ proxies) {
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
    }

    # The site goes by its settings, never by what a client says of hosts and addresses.
    unset req.http.Forwarded;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Forwarded-Proto;
    unset req.http.X-Forwarded-Scheme;
    unset req.http.X-Forwarded-Server;
    unset req.http.X-Forwarded-Prefix;
    unset req.http.X-Original-URL;
    unset req.http.X-Rewrite-URL;
    unset req.http.X-HTTP-Method-Override;
    unset req.http.Proxy;

    # Of one person or of this moment: forms, calls and live streams, the desk, operators, previews.
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    if (req.url ~ "^/(api|desk|operator|metrics|healthz|readyz)([/?]|$)" || req.url ~ "[?&]preview=") {
        return (pass);
    }
    # A film would push out everything else; the parts of a stream are small.
    if (req.url ~ "^/uploads/.*\.(mp4|webm|mp3|m4a)(\?|$)") {
        return (pass);
    }
    # Queries that were addresses of their own on a site of before, as WordPress has them: a stored redirect may lead on from one. Add your own.
    if (req.url ~ "[?&](p|page_id|attachment_id|post_type|name|pagename|m|year|monthnum|paged|s|tag|cat|category_name|author_name|feed)=") {
        return (pass);
    }

    # From here on an answer is everybody's, and nothing of who asks makes it another one.
    set req.http.x-shared = "yes";
    unset req.http.Cookie;
    if (req.url ~ "^/img/") {
        if (req.http.Accept ~ "image/avif") {
            set req.http.Accept = "image/avif";
        } elseif (req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/webp";
        } else {
            set req.http.Accept = "image/jpeg";
        }
    } else {
        unset req.http.Accept;
    }

    # A page is here once for each encoding: with the site's dictionary, brotli, gzip, plain. Who has another dictionary than the one that pages
    # offer now has none, so that nobody can fill the cache by naming dictionaries.
    if (req.http.Accept-Encoding ~ "dcz" && req.http.Available-Dictionary && req.http.Available-Dictionary == var.global_get("dictionary")) {
        set req.http.Accept-Encoding = "br, dcz";
    } else {
        unset req.http.Available-Dictionary;
        if (req.http.Accept-Encoding ~ "br") {
            set req.http.Accept-Encoding = "br";
        } elseif (req.http.Accept-Encoding ~ "gzip") {
            set req.http.Accept-Encoding = "gzip";
        } else {
            unset req.http.Accept-Encoding;
        }
    }

    # Parameters that no page reads are dropped, and given back to whoever is led on. A test holds the list
    # against the site's own (server/edges/read-queries.test.ts).
    if (req.restarts == 0 && req.url ~ "\?") {
        set req.http.x-dropped = regsub(req.url, "^[^?]*\?", "");
        if (req.url ~ "^/(img|uploads|cards|assets)/") {
            set req.url = regsub(req.url, "\?.*$", "");
        } else {
            # Those that are read are marked by a space, which no address has.
            set req.http.x-read = regsuball("&" + req.http.x-dropped, "&(archive|page|post|state|office|view|day|channel|program|q|type|section|author|from|to|sort|done|confirm|leave|list|missing)=", "& \1=");
            set req.http.x-dropped = regsub(regsuball(req.http.x-read, "& [^&]*", ""), "^&+", "");
            set req.http.x-read = regsuball(regsuball(req.http.x-read, "&([^ &][^&]*)?(?=&|$)", ""), "& ", "&");
            set req.url = regsub(req.url, "\?.*$", "") + regsub(req.http.x-read, "^&", "?");
            set req.url = std.querysort(req.url);
            unset req.http.x-read;
        }
    }

    # What is old is shown while the site does not answer; while it does, only for as long as a new one is being asked for.
    if (req.http.x-show == "old" || !std.healthy(req.backend_hint)) {
        set req.grace = 7d;
    } elseif (req.http.x-show == "new") {
        set req.grace = 0s;
    } else {
        set req.grace = 5m;
    }
    return (hash);
}

sub vcl_hash {
    # There is one site behind this Varnish, whatever it is called.
    hash_data(req.url);
    return (lookup);
}

sub vcl_hit {
    # Younger than it was allowed to become, and yet not fresh: it was purged. Nobody is shown that while the site answers.
    if (obj.ttl <= 0s && !req.http.x-show && std.healthy(req.backend_hint) && obj.age < std.duration(obj.http.x-life, 0s)) {
        set req.http.x-show = "new";
        return (restart);
    }
    return (deliver);
}

sub vcl_backend_fetch {
    var.set_real("asked", std.real(time = now));
}

sub vcl_backend_response {
    # The dictionary that pages offer now, by its hash: in their headers as it stands in addresses, in those of readers as bytes are written.
    if (beresp.http.Link ~ "^</assets/pages-[A-Za-z0-9_-]{43}\.dictionary>") {
        var.global_set("dictionary", ":" + regsuball(regsuball(regsub(beresp.http.Link, "^</assets/pages-([A-Za-z0-9_-]{43})\.dictionary>.*$", "\1"), "-", "+"), "_", "/") + "=:");
    }
    if (bereq.uncacheable) {
        return (deliver);
    }
    # A failure, or a page of everybody's that the site knows to be old. To take it in would push out what is here; when there is nothing, it is given
    # to whoever asked.
    if (beresp.status >= 500 || beresp.status == 429 || (beresp.http.xkey && beresp.http.Cache-Control ~ "no-store")) {
        if (bereq.is_bgfetch || bereq.http.x-show != "old") {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "(?i)no-store|no-cache|private" || beresp.http.Set-Cookie || beresp.http.Vary == "*") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    set beresp.grace = 1d;
    if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.http.x-life = regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s");
        # Some of it may be over: the site has a cache of its own.
        set beresp.ttl = std.duration(beresp.http.x-life, 0s) - beresp.age;
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 1d);
    }
    # Long on its way, and something was purged meanwhile: it may be of before, and that purge is over. It is asked for again in a moment.
    if (beresp.ttl > 1s && std.real(time = now) - var.get_real("asked") > 0.5 && std.real(var.global_get("purged"), 0.0) >= var.get_real("asked")) {
        set beresp.ttl = 1s;
    }
    if (beresp.ttl <= 0s) {
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (!bereq.uncacheable && (bereq.is_bgfetch || bereq.http.x-show != "old")) {
        return (abandon);
    }
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><title>Not now</title><p>This page cannot be shown right now. Please try again in a moment."});
    return (deliver);
}

sub vcl_synth {
    # The site failed, and an old answer may be there.
    if (resp.status == 503 && req.http.x-shared && req.http.x-show != "old") {
        set req.http.x-show = "old";
        return (restart);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.x-cache = "hit";
    } else {
        set resp.http.x-cache = "miss";
    }
    if (req.http.x-shared && req.http.x-dropped ~ "." && resp.http.Location) {
        set req.http.x-read = regsub(resp.http.Location, "^[^#]*", "");
        set resp.http.Location = regsub(resp.http.Location, "#.*$", "");
        if (resp.http.Location ~ "\?") {
            set resp.http.Location = resp.http.Location + "&" + req.http.x-dropped + req.http.x-read;
        } else {
            set resp.http.Location = resp.http.Location + "?" + req.http.x-dropped + req.http.x-read;
        }
    }
    # To readers this is the site itself.
    if (resp.http.x-life) {
        unset resp.http.Age;
    }
    unset resp.http.x-life;
    unset resp.http.xkey;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    return (deliver);
}
